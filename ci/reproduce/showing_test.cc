// One table in every output format: terminal, JSON, page.
#include <cmath>
#include <nlohmann/json.hpp>
#include <string>

#include "ci/reproduce/claim.h"
#include "ci/reproduce/reproduced.h"
#include "ci/reproduce/showing.h"
#include "ci/reproduce/svg.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace hakari::reproduce {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

Reproduced Table() {
  Reproduced table;
  table.id = "thesis/4.7";
  table.title = "Table 4.7: nodes";
  table.conditions = "10000 positions.";
  table.measured_on = "500 positions";
  table.columns = {"nodes"};
  table.rows = {{"plain", {{"3374215066", "1234"}}}, {"change", {{"", "-1.0 %"}}}};
  table.claims = {{"Nodes fall", "-1.0 % [-2.0, +0.1]", Holding::kNotShown},
                  {"All is well", "yes", Holding::kHolds}};
  table.notes = {"The text says otherwise."};
  table.figures = {{"A picture", "<svg></svg>\n"}};
  return table;
}

TEST(TerminalText, ShowsBothAndJudgesInWords) {
  EXPECT_EQ(TerminalText(Table()),
            "thesis/4.7  Table 4.7: nodes\n"
            "published: 10000 positions.\n"
            "measured:  500 positions\n"
            "          nodes, published  measured\n"
            "  plain         3374215066      1234\n"
            "  change                 -    -1.0 %\n"
            "not shown      Nodes fall: -1.0 % [-2.0, +0.1]\n"
            "holds          All is well: yes\n"
            "note: The text says otherwise.\n");
}

TEST(TerminalText, WhereNothingWasPublishedOneColumnIsEnough) {
  Reproduced table = Table();
  table.rows[0].cells[0].published.clear();
  EXPECT_THAT(TerminalText(table), HasSubstr("           nodes\n  plain     1234\n"));
}

TEST(ReproducedJson, HoldsEverythingButPictures) {
  const auto json = nlohmann::json::parse(ReproducedJson({Table()}, {}));
  EXPECT_EQ(json["schema"], "hakari-reproduce");
  const auto& table = json["result"]["tables"][0];
  EXPECT_EQ(table["id"], "thesis/4.7");
  EXPECT_EQ(table["rows"][0]["cells"]["nodes"]["published"], "3374215066");
  EXPECT_EQ(table["claims"][1]["holding"], "holds");
  EXPECT_EQ(table["notes"][0], "The text says otherwise.");
}

TEST(ReproducedJson, ForeignBytesAreReplaced) {
  Reproduced table = Table();
  table.measured_on = "model \xff";
  EXPECT_FALSE(nlohmann::json::parse(ReproducedJson({table}, {})).empty());
}

TEST(ReproducedPage, HasTablesClaimsAndFigures) {
  const std::string page = ReproducedPage({Table()});
  EXPECT_THAT(page, HasSubstr("<td class=\"number\">3374215066</td>"));
  EXPECT_THAT(page, HasSubstr("<span class=\"word open\">? not shown</span>"));
  EXPECT_THAT(page, HasSubstr("✓ holds: 1"));
  EXPECT_THAT(page, HasSubstr("<svg></svg>"));
  EXPECT_THAT(page, HasSubstr("The text says otherwise."));
}

TEST(ReproducedPage, ForeignTextIsOnlyText) {
  Reproduced table = Table();
  table.measured_on = "<script>alert(1)</script>\" onload=\"x";
  const std::string page = ReproducedPage({table});
  EXPECT_THAT(page, Not(HasSubstr("<script")));
  EXPECT_THAT(page, Not(HasSubstr("\" onload")));
}

TEST(ReproducedPage, ItsPolicyAllowsItsStyleAndNothingElse) {
  const std::string page = ReproducedPage({Table()});
  EXPECT_THAT(page, HasSubstr("content=\"default-src 'none'; style-src 'sha256-"));
  EXPECT_THAT(page, Not(HasSubstr("unsafe")));
  EXPECT_THAT(page, Not(HasSubstr("http://"))) << "nothing is fetched";
}

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

TEST(BarChartSvg, HasABarWithItsIntervalForEachAndDrawsInfinityToTheEdge) {
  BarChart chart;
  chart.title = "Worth";
  chart.x_name = "Elo";
  chart.bars = {{"pins & tempo", 12, -20, 44}, {"table", 300, 200, HUGE_VAL}};
  const std::string svg = BarChartSvg(chart);
  EXPECT_EQ(Count(svg, "<rect"), 2);
  EXPECT_THAT(svg, HasSubstr(">pins &amp; tempo</text>"));
  EXPECT_THAT(svg, HasSubstr(">100</text>"));
  for (const char* broken : {"nan", "inf"}) EXPECT_THAT(svg, Not(HasSubstr(broken)));
  EXPECT_THAT(BarChartSvg(BarChart()), HasSubstr("</svg>"));
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
