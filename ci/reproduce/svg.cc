#include "ci/reproduce/svg.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <initializer_list>
#include <map>

#include "absl/strings/str_cat.h"

namespace hakari::reproduce {
namespace {

constexpr double kWidth = 640, kHeight = 360;
constexpr double kLeft = 80, kRight = 24, kTop = 16, kBottom = 48;
constexpr absl::string_view kFaint = "stroke-opacity=\"0.15\"";
constexpr absl::string_view kDashed = "stroke-dasharray=\"6 4\" stroke-opacity=\"0.8\"";

// Readable on white and on black.
constexpr const char* kColors[] = {"#2b7bba", "#d9730d", "#3f8f4f", "#a259c4"};

// Maps values to coordinates of the drawing.
struct Scale {
  double low, high;   // values
  double begin, end;  // coordinates

  double At(double value) const { return begin + (value - low) / (high - low) * (end - begin); }
};

std::string Begin(absl::string_view title, double height = kHeight) {
  return absl::StrFormat(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %.0f %.0f\" role=\"img\" "
      "font-family=\"sans-serif\" font-size=\"13\" fill=\"currentColor\">\n<title>%s</title>\n",
      kWidth, height, Escaped(title));
}

std::string AxisNames(absl::string_view x_name, absl::string_view y_name) {
  return absl::StrCat(SvgText((kLeft + kWidth - kRight) / 2, kHeight - 8, "middle", x_name),
                      absl::StrFormat("<text transform=\"translate(16 %.1f) rotate(-90)\" "
                                      "text-anchor=\"middle\">%s</text>\n",
                                      (kTop + kHeight - kBottom) / 2, Escaped(y_name)));
}

// A step of 1, 2 or 5 times a power of ten.
double RoundStep(double span, int steps) {
  const double rough = span / steps;
  const double power = std::pow(10, std::floor(std::log10(rough)));
  for (const double times : {1.0, 2.0, 5.0}) {
    if (times * power >= rough) return times * power;
  }
  return 10 * power;
}

std::string NumberText(double value) {
  for (const auto& [unit, name] :
       {std::make_pair(1e9, " G"), std::make_pair(1e6, " M"), std::make_pair(1e3, " k")}) {
    if (std::fabs(value) >= unit) return absl::StrFormat("%g%s", value / unit, name);
  }
  return absl::StrFormat("%g", value);
}

Scale Around(const std::vector<double>& values, double begin, double end) {
  const auto [low, high] = std::minmax_element(values.begin(), values.end());
  const double room = std::max((*high - *low) * 0.08, *high * 0.01 + 1e-9);
  return {std::max(0.0, *low - room), *high + room, begin, end};
}

// Circle, square, triangle, lozenge.
std::string Marker(size_t series, double x, double y) {
  const char* color = kColors[series % std::size(kColors)];
  const auto polygon = [&](std::initializer_list<std::pair<double, double>> corners) {
    std::string points;
    for (const auto& [dx, dy] : corners) {
      absl::StrAppendFormat(&points, "%s%.1f,%.1f", points.empty() ? "" : " ", x + dx, y + dy);
    }
    return absl::StrFormat("<polygon points=\"%s\" fill=\"%s\"/>\n", points, color);
  };
  switch (series % std::size(kColors)) {
    case 0:
      return absl::StrFormat("<circle cx=\"%.1f\" cy=\"%.1f\" r=\"4\" fill=\"%s\"/>\n", x, y,
                             color);
    case 1:
      return absl::StrFormat("<rect x=\"%.1f\" y=\"%.1f\" width=\"8\" height=\"8\" fill=\"%s\"/>\n",
                             x - 4, y - 4, color);
    case 2:
      return polygon({{0, -5}, {5, 4}, {-5, 4}});
    default:
      return polygon({{0, -5}, {5, 0}, {0, 5}, {-5, 0}});
  }
}

std::string SeriesSvg(const ChartSeries& series, size_t index, const Scale& x, const Scale& y) {
  std::string path, markers;
  for (const auto& [px, py] : series.points) {
    absl::StrAppendFormat(&path, "%s%.1f,%.1f", path.empty() ? "" : " ", x.At(px), y.At(py));
    markers += Marker(index, x.At(px), y.At(py));
  }
  return absl::StrFormat(
             "<polyline points=\"%s\" fill=\"none\" stroke=\"%s\" stroke-width=\"2\"/>\n", path,
             kColors[index % std::size(kColors)]) +
         markers;
}

std::string Legend(const LineChart& chart) {
  std::string svg;
  double x = kLeft + 12;
  for (size_t i = 0; i < chart.series.size(); ++i) {
    svg += Marker(i, x, kTop + 8);
    svg += SvgText(x + 10, kTop + 12, "start", chart.series[i].name);
    x += 30 + 8 * static_cast<double>(chart.series[i].name.size());
  }
  if (chart.level_name.empty()) return svg;
  svg += SvgLine(x - 4, kTop + 8, x + 20, kTop + 8, kDashed);
  return svg + SvgText(x + 26, kTop + 12, "start", chart.level_name);
}

// A scale in powers of ten that includes all points.
Scale Decades(uint64_t most, double begin, double end) {
  return {0, std::max(1.0, std::ceil(std::log10(static_cast<double>(most)))), begin, end};
}

std::string DecadeGrid(const Scale& x, const Scale& y) {
  std::string svg;
  for (int power = 0; power <= static_cast<int>(x.high); ++power) {
    const std::string name = NumberText(std::pow(10, power));
    svg += SvgLine(x.At(power), y.begin, x.At(power), y.end, kFaint);
    svg += SvgLine(x.begin, y.At(power), x.end, y.At(power), kFaint);
    svg += SvgText(x.At(power), y.begin + 18, "middle", name);
    svg += SvgText(x.begin - 8, y.At(power) + 4, "end", name);
  }
  return svg;
}

}  // namespace

std::string LineChartSvg(const LineChart& chart) {
  std::vector<double> xs, ys;
  for (const ChartSeries& series : chart.series) {
    for (const auto& [px, py] : series.points) {
      xs.push_back(px);
      ys.push_back(py);
    }
  }
  if (xs.empty()) return Begin(chart.title) + "</svg>\n";
  if (!chart.level_name.empty()) ys.push_back(chart.level);
  const auto [least, most] = std::minmax_element(xs.begin(), xs.end());
  const double margin = std::max(0.5, (*most - *least) * 0.03);
  const Scale x = {*least - margin, *most + margin, kLeft, kWidth - kRight};
  const Scale y = Around(ys, kHeight - kBottom, kTop + 24);
  std::string svg = Begin(chart.title) + AxisNames(chart.x_name, chart.y_name) + Legend(chart);
  const double step = RoundStep(y.high - y.low, 6);
  for (double at = std::ceil(y.low / step) * step; at <= y.high; at += step) {
    svg += SvgLine(x.begin, y.At(at), x.end, y.At(at), kFaint);
    svg += SvgText(x.begin - 8, y.At(at) + 4, "end", NumberText(at));
  }
  const double x_step = std::max(1.0, RoundStep(x.high - x.low, 10));
  for (double at = std::ceil(x.low / x_step) * x_step; at <= x.high; at += x_step) {
    const double shown = chart.x_is_power ? std::pow(10, at) : at;
    svg += SvgText(x.At(at), y.begin + 18, "middle", NumberText(shown));
  }
  if (!chart.level_name.empty()) {
    svg += SvgLine(x.begin, y.At(chart.level), x.end, y.At(chart.level), kDashed);
  }
  for (size_t i = 0; i < chart.series.size(); ++i) svg += SeriesSvg(chart.series[i], i, x, y);
  return svg + "</svg>\n";
}

std::string PointChartSvg(const PointChart& chart) {
  constexpr double kSpot = 3;
  uint64_t most = 10;
  for (const auto& [px, py] : chart.points) most = std::max({most, px, py});
  const Scale x = Decades(most, kLeft, kWidth - kRight);
  const Scale y = Decades(most, kHeight - kBottom, kTop);
  std::map<std::pair<int, int>, int> spots;
  for (const auto& [px, py] : chart.points) {
    const double at_x = x.At(std::log10(std::max<double>(1, static_cast<double>(px))));
    const double at_y = y.At(std::log10(std::max<double>(1, static_cast<double>(py))));
    ++spots[{static_cast<int>(at_x / kSpot), static_cast<int>(at_y / kSpot)}];
  }
  std::string svg = Begin(chart.title) + AxisNames(chart.x_name, chart.y_name) + DecadeGrid(x, y);
  svg += SvgLine(x.begin, y.begin, x.end, y.end, kDashed);
  for (const auto& [spot, count] : spots) {
    absl::StrAppendFormat(
        &svg, "<circle cx=\"%.1f\" cy=\"%.1f\" r=\"2\" fill=\"%s\" fill-opacity=\"%.2f\"/>\n",
        (spot.first + 0.5) * kSpot, (spot.second + 0.5) * kSpot, kColors[0],
        std::min(1.0, 0.35 + 0.15 * std::log2(count)));
  }
  return svg + "</svg>\n";
}

std::string BarChartSvg(const BarChart& chart) {
  constexpr double kRow = 18, kNames = 250, kBarHeight = 9;
  if (chart.bars.empty()) return Begin(chart.title) + "</svg>\n";
  double low = 0, high = 0;
  for (const Bar& bar : chart.bars) {
    for (const double value : {bar.value, bar.low, bar.high}) {
      if (!std::isfinite(value)) continue;
      low = std::min(low, value);
      high = std::max(high, value);
    }
  }
  const double room = std::max((high - low) * 0.04, 1.0);
  const Scale x = {low - room, high + room, kNames, kWidth - kRight};
  const auto at = [&x](double value) { return x.At(std::clamp(value, x.low, x.high)); };
  const double end = kTop + kRow * static_cast<double>(chart.bars.size());
  std::string svg = Begin(chart.title, end + kBottom);
  const double step = RoundStep(x.high - x.low, 6);
  for (double tick = std::ceil(x.low / step) * step; tick <= x.high; tick += step) {
    svg += SvgLine(at(tick), kTop, at(tick), end, kFaint);
    svg += SvgText(at(tick), end + 18, "middle", NumberText(std::fabs(tick) < step / 2 ? 0 : tick));
  }
  svg += SvgLine(at(0), kTop, at(0), end, "stroke-opacity=\"0.8\"");
  svg += SvgText((x.begin + x.end) / 2, end + kBottom - 8, "middle", chart.x_name);
  double y = kTop + kRow / 2;
  for (const Bar& bar : chart.bars) {
    const bool is_gain = bar.value >= 0;
    svg += SvgText(kNames - 8, y + 4, "end", bar.name);
    absl::StrAppendFormat(
        &svg, "<rect x=\"%.1f\" y=\"%.1f\" width=\"%.1f\" height=\"%.1f\" fill=\"%s\"/>\n",
        std::min(at(0), at(bar.value)), y - kBarHeight / 2, std::fabs(at(bar.value) - at(0)),
        kBarHeight, kColors[is_gain ? 0 : 1]);
    svg += SvgLine(at(bar.low), y, at(bar.high), y, "");
    for (const double tip : {bar.low, bar.high}) svg += SvgLine(at(tip), y - 4, at(tip), y + 4, "");
    y += kRow;
  }
  return svg + "</svg>\n";
}

}  // namespace hakari::reproduce
