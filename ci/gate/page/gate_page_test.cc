// Tests the page in a browser: it shows what the JSON says, clicks work, and foreign text stays
// text.
#include "ci/gate/page/gate_page.h"

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "absl/strings/ascii.h"
#include "absl/strings/str_cat.h"
#include "ci/gate/decision.h"
#include "ci/gate/gate_report.h"
#include "ci/gate/report/figures.h"
#include "ci/gate/report/json.h"
#include "ci/gate/report/testing.h"
#include "ci/report/browser/page_fixture.h"
#include "ci/report/verdict/verdict.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace hakari::gate {
namespace {

using nlohmann::json;
using report::testing::kDeskWidth;
using report::testing::kPhoneWidth;
using report::testing::kSmallPhoneWidth;
using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;

constexpr char kHostile[] =
    "</script><script>window.broken=1</script><img src=x onerror=window.broken=1>\" @STYLE@";

class PageTest : public report::testing::PageFixture {
 protected:
  static void Open(const GateReport& report, int width = kDeskWidth) {
    OpenHtml(GatePage(report), width);
  }
};

TEST_F(PageTest, TheVerdictIsOnTopWithItsReasons) {
  for (const GateReport& report : {testing::PassingGate(), testing::SlowerGate(),
                                   testing::ChangedGate(), testing::InvalidGate()}) {
    Open(report);
    EXPECT_THAT(Text("#verdict h1"),
                HasSubstr(absl::AsciiStrToUpper(report::VerdictName(report.verdict))));
    if (report.verdict == report::Verdict::kPass) {
      EXPECT_THAT(Texts("#verdict li"), ElementsAre(HasSubstr("nothing changed in 1 suite")));
    } else {
      EXPECT_EQ(Texts("#verdict li"), report.reasons);
      EXPECT_EQ(Text("#verdict .by"), absl::StrCat("by ", GateLayerName(report.layer)));
    }
    EXPECT_THAT(browser_->complaints(), IsEmpty());
  }
}

TEST_F(PageTest, EachBenchmarkShowsItsChangeAndItsInterval) {
  const GateReport report = testing::SlowerGate();
  Open(report);
  const std::vector<std::string> words = Texts(".row .word");
  const std::vector<std::string> names = Texts(".row .name");
  const std::vector<std::string> changes = Texts(".row .change");
  const std::vector<std::string> intervals = Texts(".row .figures .quiet");
  ASSERT_EQ(names.size(), report.benchmarks.size());
  for (size_t i = 0; i < names.size(); ++i) {
    const BenchRow& row = report.benchmarks[i];
    EXPECT_EQ(names[i], row.name + words[i]);
    EXPECT_THAT(words[i], HasSubstr(std::string(VerdictName(row.verdict))));
    EXPECT_EQ(changes[i], Percent(row.time->estimate));
    EXPECT_EQ(intervals[i], IntervalText(row.time));
  }
}

TEST_F(PageTest, AClickOnARowShowsItsRounds) {
  const GateReport report = testing::SlowerGate();
  const BenchRow& row = report.benchmarks[1];
  Open(report);
  EXPECT_EQ(Value("document.querySelectorAll('.row canvas').length"), 0);
  browser_->Click(".row:nth-child(2) summary");
  ASSERT_TRUE(Becomes("document.querySelectorAll('.row canvas').length === 2"));
  EXPECT_THAT(Text(".row[open] .note"), HasSubstr("each node takes 3.1 % longer"));
  const std::string drawn =
      "Chart.getChart(document.querySelectorAll('.row canvas')[1]).data.datasets";
  for (int i = 0; i < 3; ++i) {
    const std::vector<double>* samples[] = {&row.rounds.base_ns, &row.rounds.candidate_ns,
                                            &row.rounds.base_again_ns};
    const std::vector<double> shown =
        Value(absl::StrCat(drawn, "[", i, "].data.map((point) => point.y)"));
    ASSERT_EQ(shown.size(), row.rounds.size());
    for (size_t round = 0; round < shown.size(); ++round) {
      EXPECT_DOUBLE_EQ(shown[round], (*samples[i])[round] / 100000);
    }
  }
  browser_->Click(".row[open] .stages button:nth-child(2)");
  EXPECT_DOUBLE_EQ(Value(drawn + "[1].data[0].y"), row.alone.candidate_ns[0] / 100000);
}

TEST_F(PageTest, ProblemsHaveTheirBoardAndTheirReplay) {
  const GateReport report = testing::ChangedGate();
  Open(report);
  // The changed answer comes first, the accepted change last.
  EXPECT_THAT(Texts(".problem h4"),
              ElementsAre("m2, mate by pds", "m1, mate by pds", "m3, mate by pds"));
  EXPECT_EQ(Texts(".replay code")[1], report.work[0].differences[0].replay);
  const std::string board = ".problem:first-child .board ";
  EXPECT_THAT(Drawn(board + ".piece"), ElementsAre("玉", "歩", "玉"));
  EXPECT_EQ(Value("document.querySelectorAll('" + board + ".piece[transform*=rotate]').length"), 1);
  EXPECT_THAT(Drawn(board + ".hand"), ElementsAre("飛2角2金3銀4桂4香4歩17", "金to move"));
  EXPECT_THAT(Text("#changes-caption"), HasSubstr("2 took more, 1 fewer, of 1,000 compared"));
  browser_->Click(".problem:first-child button");
  EXPECT_TRUE(Becomes("document.querySelector('.problem button').textContent !== 'Copy'"));
}

TEST_F(PageTest, GamesHaveTheirFiguresAndTheirPairs) {
  const GateReport report = testing::StrongerGate();
  Open(report);
  EXPECT_EQ(Text("#strength-note"), "✓ " + report.strength->note);
  EXPECT_THAT(Text("#strength-facts"),
              HasSubstr("484 at nodes=1000 for the base, nodes=970 for the candidate"));
  EXPECT_THAT(Text("#pairs-caption"), HasSubstr("240 pairs of games"));
  const std::vector<double> drawn =
      Value("Chart.getChart(document.querySelector('#pairs-chart')).data.datasets[0].data");
  EXPECT_THAT(drawn, ElementsAre(10, 10, 100, 60, 60));
  Open(testing::PassingGate());
  EXPECT_EQ(Value("document.querySelector('#strength').hidden ? 1 : 0"), 1);
}

// The JSON has them as text, since a script's numbers would round them.
TEST_F(PageTest, CountsBeyondDoublesAreShownToTheLastDigit) {
  GateReport report = testing::ChangedGate();
  report.work[0].base_nodes = 9007199254740993;
  report.work[0].candidate_nodes = 18014398509481986;
  report.benchmarks[0].items = 9007199254740993;
  report.work[0].differences[0].candidate.counters["nodes"] = 9007199254740995;
  Open(report);
  EXPECT_THAT(Text("#suites tbody tr"), HasSubstr("9,007,199,254,740,99318,014,398,509,481,986"));
  EXPECT_THAT(Text("#suites tbody tr"), HasSubstr("+100 %"));
  EXPECT_THAT(Texts(".problem td"), Contains("9,007,199,254,740,995"));
  browser_->Click(".row:nth-child(1) summary");
  EXPECT_TRUE(Becomes("document.querySelectorAll('.row canvas').length === 2"));
  EXPECT_THAT(browser_->complaints(), IsEmpty());
}

// A machine without a Japanese font would show empty boxes for any of these as text.
TEST_F(PageTest, BoardsNeedNoJapaneseFont) {
  GateReport report = testing::ChangedGate();
  report.work[0].differences[0].sfen =
      "lnsgk2nl/1r2+P2b1/pppp1pppp/4+s4/2+N6/6+L2/PPPP1PPPP/1+B5+R1/LNSGKGSNL w SGP2p 1";
  Open(report);
  const std::string board = ".problem:nth-child(2) .board ";
  EXPECT_THAT(Drawn(board + ".promoted"), ElementsAre("と", "全", "圭", "杏", "馬", "龍"));
  EXPECT_THAT(Drawn(board + ".hand"), ElementsAre("歩2to move", "銀金歩"));
  EXPECT_EQ(Value("[...document.querySelectorAll('.board text')].filter((each) => "
                  "/[^ -~]/.test(each.textContent)).length"),
            0);
  // Every kanji has an outline, as large as the square that it stands in.
  EXPECT_EQ(Value("[...document.querySelectorAll('.board [data-kanji]')].filter((each) => "
                  "{ const box = each.getBBox(); return !(box.height > 10 && box.width > 80 && "
                  "box.x >= 0 && box.y >= 0 && box.x + box.width <= 200 && "
                  "box.y + box.height <= 200); }).map((each) => each.dataset.kanji)"),
            json::array());
  const std::string all = "Object.keys(kGlyphs).join('')";
  EXPECT_EQ(Value(all), "歩香桂銀金角飛玉と杏圭全馬龍一二三四五六七八九同成不打");
}

TEST_F(PageTest, TheReportInThePageIsTheJson) {
  const GateReport report = testing::ChangedGate();
  Open(report);
  const auto inside = ParseGateJson(
      Value("document.getElementById('report').textContent").get<std::string>(), "page");
  ASSERT_TRUE(inside.ok()) << inside.status();
  EXPECT_EQ(GateJson(*inside), GateJson(report));
}

TEST_F(PageTest, ForeignTextIsOnlyText) {
  Open(testing::HostileGate(kHostile));
  EXPECT_THAT(browser_->complaints(), IsEmpty());
  EXPECT_EQ(Value("window.broken === undefined && document.images.length === 0"), true);
  EXPECT_EQ(Value("document.scripts.length"), 3);
  EXPECT_EQ(Texts("#verdict li")[0], kHostile);
  EXPECT_EQ(Texts(".replay code")[0], kHostile);
  EXPECT_EQ(Value("performance.getEntriesByType('resource').length"), 0);
}

TEST_F(PageTest, ThePolicyAllowsNothingElse) {
  Open(testing::PassingGate());
  Value(
      "{ const made = document.createElement('script');"
      "  try { made.text = 'window.broken = 1'; document.body.append(made); } catch {} 0 }");
  EXPECT_EQ(Value("window.broken === undefined"), true);
  EXPECT_EQ(Value("fetch('https://example.invalid/').then(() => 'sent', () => 'refused')"),
            "refused");
  EXPECT_THAT(browser_->complaints(), Not(IsEmpty()));
  browser_.reset();  // the next test begins without complaints
}

// With names of realistic length.
GateReport GateWithLongNames() {
  GateReport report = testing::ChangedGate();
  report.benchmarks[0].name = "mate_in_one_by_trying/tree";
  report.work[0].suite = "middlegame";
  report.work[0].program = "usi:option.USI_Hash=16 ./build/my-engine";
  report.work[0].base_nodes = report.work[0].candidate_nodes = 33742150660;
  report.trend = {{"2026-11-17T10:00:00Z", "0123456789012345678901234567890123456789",
                   "movegen/all", 1.01, "Moves are generated by lookup, not by trying"},
                  {"2026-11-18T11:30:00Z", "aaaaaaaaaabbbbbbbbbbaaaaaaaaaabbbbbbbbbb+",
                   "movegen/all", 1.02, "A cache"},
                  {"2026-11-18T12:00:00Z", "first-try-of-a-new-order", "movegen/all", 1.03, ""}};
  Conclude(report);
  return report;
}

TEST_F(PageTest, APhoneNeedNotScrollSideways) {
  GateReport report = GateWithLongNames();
  report.benchmarks[1].name = std::string(200, 'x');
  for (const int width : {kPhoneWidth, kSmallPhoneWidth}) {
    Open(report, width);
    browser_->Click(".row:nth-child(2) summary");
    EXPECT_TRUE(Becomes("document.querySelectorAll('.row canvas').length === 2"));
    EXPECT_LE(Value("document.documentElement.scrollWidth").get<int>(), width);
    EXPECT_TRUE(Becomes(absl::StrCat("[...document.querySelectorAll('canvas')].every((each) => ",
                                     "each.getBoundingClientRect().right <= ", width, ")")));
    // Nothing of the suites is cut off; in other tables only what can be scrolled into view.
    EXPECT_EQ(Value(absl::StrCat("[...document.querySelectorAll('#suites td')].filter((each) => ",
                                 "each.getBoundingClientRect().right > ", width, ").length")),
              0);
    EXPECT_EQ(Value("[...document.querySelectorAll('table')].filter((each) => { const box = "
                    "each.closest('.wide'); return box ? getComputedStyle(box).overflowX !== "
                    "'auto' : each.getBoundingClientRect().right > innerWidth; }).length"),
              0);
  }
}

TEST_F(PageTest, WordsAreNotBrokenBetweenLines) {
  const char* const texts = "h1, h2, h3, h4, li, figcaption, .name, .figures, th, td, dt, .quiet";
  for (const int width : {kPhoneWidth, kDeskWidth}) {
    Open(GateWithLongNames(), width);
    Value("for (const each of document.querySelectorAll('details')) each.open = true; 0");
    EXPECT_THAT(browser_->BrokenWords(texts), IsEmpty()) << width;
  }
  // A name that is longer than the line is broken nevertheless, and the test detects it.
  GateReport report = GateWithLongNames();
  report.work[0].suite = std::string(200, 'x');
  Open(report, kPhoneWidth);
  EXPECT_THAT(browser_->BrokenWords("#suites td"), ElementsAre(report.work[0].suite));
}

TEST_F(PageTest, RunsOfThePastAreKnownByCommitSubjectAndTime) {
  Open(GateWithLongNames());
  browser_->Click("#trend summary");
  ASSERT_TRUE(Becomes("document.querySelector('#trend details').open"));
  EXPECT_THAT(Texts("#trend-runs tbody tr"),
              ElementsAre("2026-11-18 12:00first-try-of-a-new-order-1.030",
                          "2026-11-18 11:30aaaaaaaaaa+A cache1.020",
                          "2026-11-17 10:000123456789Moves are generated by lookup, not by "
                          "trying1.010"));
  const std::string shown = "Chart.getChart('trend-chart')";
  EXPECT_EQ(Value(shown + ".options.scales.x.ticks.callback(0)"), "0123456789");
  EXPECT_EQ(Value(shown + ".options.scales.x.ticks.callback(2)"), "first-try-of-a-…");
  EXPECT_EQ(Value(shown + ".options.plugins.tooltip.callbacks.label({parsed: {x: 1, y: 1.02}})"),
            json({"aaaaaaaaaa+ A cache (2026-11-18 11:30)", "1.020"}));
  EXPECT_THAT(Text("#verdict > .quiet"), HasSubstr("candidate worktree on 2222222222+"));
}

TEST_F(PageTest, ChartsFollowTheDarkScheme) {
  Open(testing::ChangedGate());
  const std::string colour = "Chart.getChart('changes-chart').options.scales.x.ticks.color";
  const std::string light = Value(colour);
  const json paper = Value("getComputedStyle(document.body).backgroundColor");
  browser_->UseDarkScheme();
  EXPECT_TRUE(Becomes(absl::StrCat(colour, " !== '", light, "'")));
  EXPECT_NE(Value("getComputedStyle(document.body).backgroundColor"), paper);
}

}  // namespace
}  // namespace hakari::gate
