// The page in a browser: its policy allows its own style and reports no violation, foreign text is
// shown as text, and a phone shows the whole page.
#include <string>

#include "ci/report/browser/page_fixture.h"
#include "ci/reproduce/claim.h"
#include "ci/reproduce/reproduced.h"
#include "ci/reproduce/showing.h"
#include "ci/reproduce/svg.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace hakari::reproduce {
namespace {

using ::testing::IsEmpty;

constexpr char kHostile[] = "</section><img src=x onerror=window.broken=1>";

Reproduced Table() {
  Reproduced table;
  table.title = "Table 4.7: nodes and time";
  table.conditions = "10000 positions of at most 1000000 nodes each.";
  table.measured_on = kHostile;
  table.columns = {"nodes", "seconds"};
  table.rows = {{"plain", {{"3374215066", "1234567890"}, {"17483", "1234.5"}}},
                {"change", {{"-1.5 %", "-14.6 % [-20.1, -9.0]"}, {"+3.7 %", "+1.0 % [-3, +5]"}}}};
  table.claims = {{"All nodes change by -1.5 %", "-14.6 % [-20.1, -9.0]", Holding::kHolds}};
  LineChart chart;
  chart.title = "Nodes by a";
  chart.series = {{"step", {{1, 100}, {2, 150}}}, {"sigmoid", {{1, 120}, {2, 90}}}};
  PointChart points;
  points.title = "Nodes by position";
  points.points = {{1, 1}, {90000, 100000}};
  table.figures = {{kHostile, LineChartSvg(chart)}, {"points", PointChartSvg(points)}};
  return table;
}

class ReproducedPageTest : public report::testing::PageFixture {
 protected:
  static void Open(int width) { OpenHtml(ReproducedPage({Table(), Table()}), width); }
};

TEST_F(ReproducedPageTest, ItsStyleIsAllowedAndNothingIsComplainedOf) {
  Open(1100);
  EXPECT_EQ(browser_->Value("getComputedStyle(document.querySelector('.claims li')).display"),
            "grid");
  EXPECT_EQ(browser_->Value("document.querySelectorAll('svg circle').length"), 10);
  EXPECT_THAT(browser_->complaints(), IsEmpty());
}

TEST_F(ReproducedPageTest, ForeignTextIsOnlyText) {
  Open(1100);
  EXPECT_EQ(browser_->Value("window.broken === undefined"), true);
  EXPECT_EQ(browser_->Value("document.images.length"), 0);
  EXPECT_EQ(browser_->Value("document.querySelector('figcaption').textContent"), kHostile);
}

TEST_F(ReproducedPageTest, APhoneNeedsNotBeMovedSideways) {
  for (const int width : {360, 390}) {
    Open(width);
    EXPECT_EQ(browser_->Value("document.documentElement.scrollWidth <= innerWidth"), true);
    // Wide contents are in a box that can be scrolled.
    EXPECT_EQ(browser_->Value("[...document.querySelectorAll('table')].filter((each) => "
                              "each.getBoundingClientRect().right > innerWidth && "
                              "getComputedStyle(each.closest('.wide')).overflowX !== "
                              "'auto').length"),
              0);
    EXPECT_THAT(browser_->BrokenWords("h1, h2, th, td, li, .word"), IsEmpty()) << width;
  }
}

TEST_F(ReproducedPageTest, NoFigureCutsItsText) {
  Open(1100);
  EXPECT_EQ(browser_->Value("[...document.querySelectorAll('svg text')].filter((each) => { const "
                            "inner = each.getBoundingClientRect(), outer = "
                            "each.closest('svg').getBoundingClientRect(); return inner.left < "
                            "outer.left || inner.right > outer.right || inner.top < outer.top || "
                            "inner.bottom > outer.bottom; }).map((each) => each.textContent)"),
            nlohmann::json::array());
}

TEST_F(ReproducedPageTest, LinksLeadToTheirTables) {
  Open(1100);
  EXPECT_EQ(browser_->Value("[...document.querySelectorAll('nav a')].every((link) => "
                            "document.querySelector(link.getAttribute('href')) !== null)"),
            true);
}

}  // namespace
}  // namespace hakari::reproduce
