// The charts of the reproduction page: lines over a few whole numbers, points over two logarithmic
// scales, and bars with intervals. They are plain SVG of shapes and text, without style, script or
// reference, so they work alone or in a page. Series differ in shape as well as colour, and text
// takes the colour of its surroundings, light or dark.
#ifndef HAKARI_CI_REPRODUCE_SVG_H_
#define HAKARI_CI_REPRODUCE_SVG_H_

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/str_format.h"
#include "absl/strings/str_replace.h"
#include "absl/strings/string_view.h"

namespace hakari::reproduce {

struct ChartSeries {
  std::string name;
  std::vector<std::pair<double, double>> points;
};

struct LineChart {
  std::string title;  // for readers who cannot see the chart
  std::string x_name, y_name;
  std::vector<ChartSeries> series;
  bool x_is_power = false;  // x is the logarithm to base 10 of the value
  std::string level_name;   // of a horizontal dashed line; empty: no line
  double level = 0;
};

// The y scale includes all points and the level, with some room, and does not need to begin at 0.
std::string LineChartSvg(const LineChart& chart);

struct PointChart {
  std::string title;
  std::string x_name, y_name;
  std::vector<std::pair<uint64_t, uint64_t>> points;  // at least 1 each
};

// Shows the diagonal. Points on the same spot are drawn once, darker if there are more.
std::string PointChartSvg(const PointChart& chart);

// A value with its interval. Both may be infinite and are then drawn to the edge.
struct Bar {
  std::string name;
  double value = 0, low = 0, high = 0;
};

struct BarChart {
  std::string title;
  std::string x_name;
  std::vector<Bar> bars;
};

// One line per bar, from 0 to its value, with the interval across it, from top to bottom in the
// order given.
std::string BarChartSvg(const BarChart& chart);

// Escapes text, and attributes in double quotes, for SVG and HTML.
inline std::string Escaped(absl::string_view text) {
  return absl::StrReplaceAll(
      text, {{"&", "&amp;"}, {"<", "&lt;"}, {">", "&gt;"}, {"\"", "&quot;"}, {"'", "&#39;"}});
}

inline std::string SvgText(double x, double y, absl::string_view anchor, absl::string_view text) {
  return absl::StrFormat("<text x=\"%.1f\" y=\"%.1f\" text-anchor=\"%s\">%s</text>\n", x, y, anchor,
                         Escaped(text));
}

inline std::string SvgLine(double x1, double y1, double x2, double y2, absl::string_view more) {
  return absl::StrFormat(
      "<line x1=\"%.1f\" y1=\"%.1f\" x2=\"%.1f\" y2=\"%.1f\" stroke=\"currentColor\" %s/>\n", x1,
      y1, x2, y2, more);
}

}  // namespace hakari::reproduce

#endif  // HAKARI_CI_REPRODUCE_SVG_H_
