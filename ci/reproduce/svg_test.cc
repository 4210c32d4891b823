#include "ci/reproduce/svg.h"

#include <string>

#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace hakari::reproduce {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

int Count(const std::string& text, const std::string& part) {
  int count = 0;
  for (size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) ++count;
  return count;
}

LineChart Lines() {
  LineChart chart;
  chart.title = "Nodes by a";
  chart.x_name = "a";
  chart.y_name = "nodes";
  chart.series = {{"step", {{1, 100}, {2, 150}}}, {"sigmoid", {{1, 120}, {2, 90}}}};
  chart.level_name = "plain";
  chart.level = 110;
  return chart;
}

TEST(LineChartSvg, HasAMarkForEachPointAndAnotherShapeForEachSeries) {
  const std::string svg = LineChartSvg(Lines());
  EXPECT_EQ(Count(svg, "<polyline"), 2);
  EXPECT_EQ(Count(svg, "<circle"), 3) << "two points and the legend";
  EXPECT_EQ(Count(svg, "<rect"), 3);
  EXPECT_EQ(Count(svg, "stroke-dasharray"), 2) << "the level and the legend";
  EXPECT_THAT(svg, HasSubstr("<title>Nodes by a</title>"));
}

TEST(LineChartSvg, FourSeriesHaveFourShapes) {
  LineChart chart = Lines();
  chart.series.push_back({"third", {{1, 100}, {2, 130}}});
  chart.series.push_back({"fourth", {{1, 100}, {2, 140}}});
  const std::string svg = LineChartSvg(chart);
  EXPECT_EQ(Count(svg, "<circle"), 3);
  EXPECT_EQ(Count(svg, "<rect"), 3);
  EXPECT_EQ(Count(svg, "<polygon"), 6);
}

TEST(LineChartSvg, ForeignTextIsOnlyText) {
  LineChart chart = Lines();
  chart.series[0].name = "<script>alert(\"1\")</script>";
  const std::string svg = LineChartSvg(chart);
  EXPECT_THAT(svg, Not(HasSubstr("<script")));
  EXPECT_THAT(svg, HasSubstr("&lt;script&gt;alert(&quot;1&quot;)"));
}

TEST(LineChartSvg, OfNothingIsEmptyAndOfOneValueHasAScale) {
  EXPECT_THAT(LineChartSvg(LineChart()), HasSubstr("</svg>"));
  LineChart chart;
  chart.series = {{"one", {{1, 5}}}};
  EXPECT_THAT(LineChartSvg(chart), Not(HasSubstr("nan")));
}

TEST(PointChartSvg, DrawsASpotOnce) {
  PointChart chart;
  chart.title = "Nodes";
  chart.points = {{10, 10}, {10, 10}, {1000, 10}, {1, 1000000}};
  const std::string svg = PointChartSvg(chart);
  EXPECT_EQ(Count(svg, "<circle"), 3);
  EXPECT_THAT(svg, HasSubstr(">1 M</text>"));
  EXPECT_THAT(svg, Not(HasSubstr("nan")));
}

}  // namespace
}  // namespace hakari::reproduce
