// The page in a browser: its policy lets its own style through and complains of nothing, foreign
// text stays text, and a phone shows all of it.
#include <fstream>
#include <memory>
#include <string>

#include "ci/report/page/browser/browser.h"
#include "ci/reproduce/claim.h"
#include "ci/reproduce/page.h"
#include "ci/reproduce/reproduced.h"
#include "ci/reproduce/svg.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tools/installed/needed_program.h"

namespace hakari {
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
  table.figures = {{kHostile, LineChartSvg(chart)}};
  return table;
}

// One browser for all tests: starting it is what takes long.
class ReproducedPageTest : public ::testing::Test {
 protected:
  void SetUp() override {
    HAKARI_NEEDS_PROGRAM(testing::kChromium, "chromium");
    if (browser_ == nullptr) {
      browser_ = std::make_unique<testing::Browser>(::testing::TempDir());
    }
  }
  static void TearDownTestSuite() { browser_.reset(); }

  static void Open(int width) {
    const std::string file = ::testing::TempDir() + "/reproduced.html";
    std::ofstream(file) << ReproducedPage({Table(), Table()});
    browser_->Open(file, width);
  }

  static std::unique_ptr<testing::Browser> browser_;
};

std::unique_ptr<testing::Browser> ReproducedPageTest::browser_;

TEST_F(ReproducedPageTest, ItsStyleIsAllowedAndNothingIsComplainedOf) {
  Open(1100);
  EXPECT_EQ(browser_->Value("getComputedStyle(document.querySelector('.claims li')).display"),
            "grid");
  EXPECT_EQ(browser_->Value("document.querySelectorAll('svg circle').length"), 6);
  EXPECT_THAT(browser_->complaints(), IsEmpty());
}

TEST_F(ReproducedPageTest, ForeignTextIsOnlyText) {
  Open(1100);
  EXPECT_EQ(browser_->Value("window.broken === undefined"), true);
  EXPECT_EQ(browser_->Value("document.images.length"), 0);
  EXPECT_EQ(browser_->Value("document.querySelector('figcaption').textContent"), kHostile);
}

TEST_F(ReproducedPageTest, APhoneNeedsNotBeMovedSideways) {
  Open(360);
  EXPECT_EQ(browser_->Value("document.documentElement.scrollWidth <= innerWidth"), true);
}

TEST_F(ReproducedPageTest, LinksLeadToTheirTables) {
  Open(1100);
  EXPECT_EQ(browser_->Value("[...document.querySelectorAll('nav a')].every((link) => "
                            "document.querySelector(link.getAttribute('href')) !== null)"),
            true);
}

}  // namespace
}  // namespace hakari
