#include "ci/report/terminal.h"

#include "absl/strings/str_cat.h"
#include "ci/report/testing.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace hakari::report {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;
using ::testing::StartsWith;

TEST(TerminalTest, APassIsTwoLines) {
  EXPECT_EQ(ToTerminal(testing::ReportWith({})),
            "PASS  mate by pds, nodes=10000: 3 problems as the golden says\n"
            "3 of 3 problems ran, 1 of them before an interruption; answers: 1 right, 1 wrong; "
            "1.25 s CPU, 1.50 s\n");
}

TEST(TerminalTest, PointsAreShownWhereAProblemNamesThem) {
  SuiteReport report = testing::ReportWith({});
  report.results[0].score.points = report.results[0].score.most_points = 5;
  EXPECT_THAT(ToTerminal(report), HasSubstr("1 right, 1 wrong; 5 of 7 points; 1.25 s CPU"));
}

TEST(TerminalTest, TheVerdictComesFirstThenWhatChangedWithItsCommand) {
  const std::string text = ToTerminal(
      testing::ReportWith({{golden::FindingKind::kChangedAnswer, "m2", "", "mate 5", "nomate"},
                           {golden::FindingKind::kChangedCounter, "m2", "nodes", "8", "7"}}));
  EXPECT_THAT(text, StartsWith("REGRESSED  mate by pds, nodes=10000: behaviour: accept or mend "
                               "(1 changed)\n"
                               "  m2: answer nomate, was mate 5; nodes 7, was 8\n"
                               "      ./hakari suite mate --nodes 10000 --only m2\n"
                               "3 of 3 problems ran"));
}

TEST(TerminalTest, AnInvalidRunSaysWhyOnItsFirstLine) {
  EXPECT_THAT(ToTerminal(testing::ReportWith(
                  {{golden::FindingKind::kNoGolden, "", "", "golden/mate/pds-10000.golden", ""}})),
              StartsWith("INVALID  mate by pds, nodes=10000: no golden golden/mate/pds-10000"));
}

TEST(TerminalTest, ThousandsOfRowsAreCounted) {
  golden::Findings findings;
  for (int i = 0; i < 10000; ++i) {
    findings.push_back({golden::FindingKind::kMissingRow, absl::StrCat("m", i), "", "", ""});
  }
  const std::string text = ToTerminal(testing::ReportWith(findings));
  EXPECT_THAT(text, HasSubstr("\n  and 9970 more problems; --json FILE has them all\n"));
  EXPECT_LT(text.size(), 5000u);
}

TEST(TerminalTest, NothingThatSteersATerminalGetsThrough) {
  const std::string text = ToTerminal(
      testing::ReportWith({{golden::FindingKind::kChangedAnswer, "m1", "", "mate", "\x1b[2J\xff"},
                           {golden::FindingKind::kCannotRun, "", "", "", "\x1b[2J"}}));
  EXPECT_THAT(text, Not(HasSubstr("\x1b")));
  EXPECT_THAT(text, HasSubstr("\\x1b[2J\\xff"));
}

TEST(TerminalTest, WithoutAGoldenItDoesNotSpeakOfOne) {
  SuiteReport report = testing::ReportWith({});
  report.golden = "";
  EXPECT_THAT(ToTerminal(report), HasSubstr("compared with no golden"));
}

}  // namespace
}  // namespace hakari::report
