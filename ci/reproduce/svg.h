// The charts of the reproduction page: lines over a few whole numbers, and points over two
// logarithmic scales. Plain SVG of shapes and text, without style, script or reference: it stands
// by itself or in a page. Series are told apart by shape as well as by colour, and text takes the
// colour of what is around it, light or dark.
#ifndef HAKARI_CI_REPRODUCE_SVG_H_
#define HAKARI_CI_REPRODUCE_SVG_H_

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace hakari::reproduce {

struct ChartSeries {
  std::string name;
  std::vector<std::pair<double, double>> points;
};

struct LineChart {
  std::string title;  // for those who cannot see it
  std::string x_name, y_name;
  std::vector<ChartSeries> series;
  bool x_is_power = false;  // x is the logarithm to base 10 of what it stands for
  std::string level_name;   // of a dashed line across; empty: there is none
  double level = 0;
};

// The y scale takes in all points and the level, with some room, and need not begin at 0.
std::string LineChartSvg(const LineChart& chart);

struct PointChart {
  std::string title;
  std::string x_name, y_name;
  std::vector<std::pair<uint64_t, uint64_t>> points;  // at least 1 each
};

// With the diagonal; points that fall on one spot are drawn once, the darker the more there are.
std::string PointChartSvg(const PointChart& chart);

}  // namespace hakari::reproduce

#endif  // HAKARI_CI_REPRODUCE_SVG_H_
