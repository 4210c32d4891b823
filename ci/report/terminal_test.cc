#include "ci/report/terminal.h"

#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "ci/report/exit_code.h"
#include "ci/report/junit.h"
#include "ci/report/suite_report.h"
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
  EXPECT_THAT(text, HasSubstr("\n  and 9970 more problems; --json FILE writes them all\n"));
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
  EXPECT_THAT(ToTerminal(report), HasSubstr("not compared with a golden"));
}

// Scripts and other people's CI depend on these numbers: they never change.
TEST(ExitCodeTest, AreWhatScriptsKnow) {
  EXPECT_EQ(static_cast<int>(ExitCode::kPass), 0);
  EXPECT_EQ(static_cast<int>(ExitCode::kRegressed), 1);
  EXPECT_EQ(static_cast<int>(ExitCode::kBadUsage), 2);
  EXPECT_EQ(static_cast<int>(ExitCode::kInconclusive), 3);
  EXPECT_EQ(static_cast<int>(ExitCode::kInvalid), 4);
}

TEST(JunitTest, OneCaseAProblemAndOneForTheWhole) {
  EXPECT_EQ(ToJunit(testing::ReportWith({})),
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
            "<testsuites>\n"
            "  <testsuite name=\"mate.pds.10000\" tests=\"4\" time=\"1.350000\">\n"
            "    <testcase classname=\"mate.pds.10000\" name=\"whole\" time=\"0.000000\"/>\n"
            "    <testcase classname=\"mate.pds.10000\" name=\"m1\" time=\"1.100000\"/>\n"
            "    <testcase classname=\"mate.pds.10000\" name=\"m2\" time=\"0.250000\"/>\n"
            "    <testcase classname=\"mate.pds.10000\" name=\"m3\" time=\"0.000000\"/>\n"
            "  </testsuite>\n"
            "</testsuites>\n");
}

TEST(JunitTest, FindingsAreFailuresOrErrors) {
  const std::string xml = ToJunit(
      testing::ReportWith({{golden::FindingKind::kStale, "", "program", "a", "b"},
                           {golden::FindingKind::kOrphanedRow, "m9", "", "", ""},
                           {golden::FindingKind::kChangedCounter, "m2", "nodes", "8", "7"}}));
  EXPECT_THAT(xml, HasSubstr("name=\"whole\" time=\"0.000000\">\n      <error type=\"stale\""));
  EXPECT_THAT(xml, HasSubstr("name=\"m2\" time=\"0.250000\">\n      <failure "
                             "type=\"changed-counter\" message=\"m2: nodes 7, was 8\"/>\n"));
  EXPECT_THAT(xml, HasSubstr("name=\"m9\""));
  EXPECT_THAT(xml, HasSubstr("tests=\"5\""));
}

TEST(JunitTest, TextIsMadeFitForXml) {
  EXPECT_EQ(XmlText("<a b=\"c\">&'"), "&lt;a b=&quot;c&quot;&gt;&amp;'");
  EXPECT_EQ(XmlText("a\x01\x1b[2J\x7f"
                    "b\n\tc"),
            "a[2Jb  c");
  EXPECT_EQ(XmlText("詰み\xff"), "詰み\xef\xbf\xbd");
  EXPECT_EQ(XmlText("\xef\xbf\xbf"), "\xef\xbf\xbd");
  EXPECT_EQ(XmlText("]]>"), "]]&gt;");
}

TEST(SolveSummary, SuitesThatKnowNoUnsolvedHaveNone) {
  EXPECT_FALSE(SummaryOf(testing::ReportWith({})).has_value());
}

TEST(SolveSummary, CountsAnswersAndNodes) {
  SuiteReport report = testing::ReportWith({});
  report.unsolved_answer = "unknown";
  report.results[0].outcome.counters["nodes"] = 993;
  report.results[2].outcome.counters["unchecked"] = 1;
  const SolveSummary summary = *SummaryOf(report);
  EXPECT_EQ(summary.solved, 2);
  EXPECT_EQ(summary.answers,
            (std::map<std::string, int>{{"mate 3", 1}, {"nomate", 1}, {"unknown", 1}}));
  EXPECT_EQ(summary.unchecked, 1);
  EXPECT_EQ(summary.nodes, 11000u);
  EXPECT_NEAR(summary.nodes_per_ms, 11000 / 1250.0, 1e-9);
  ASSERT_EQ(summary.hardest.size(), 2u);
  EXPECT_EQ(summary.hardest[0].id, "m1");
  EXPECT_EQ(summary.hardest[1].id, "m2");
}

TEST(SolveSummary, TheRateIsNoneWhereNoTimeIsKnown) {
  SuiteReport report = testing::ReportWith({});
  report.unsolved_answer = "unknown";
  for (auto& result : report.results) result.outcome.times.cpu_ns = 0;
  EXPECT_EQ(SummaryOf(report)->nodes_per_ms, 0);
}

TEST(SolveSummary, TellsWhatIsNewlySolvedAndWhatWasLost) {
  SuiteReport report =
      testing::ReportWith({{golden::FindingKind::kChangedAnswer, "m1", "", "unknown", "mate 3"},
                           {golden::FindingKind::kChangedAnswer, "m3", "", "nomate", "unknown"},
                           {golden::FindingKind::kChangedCounter, "m2", "nodes", "8", "7"}});
  report.unsolved_answer = "unknown";
  const SolveSummary summary = *SummaryOf(report);
  EXPECT_EQ(summary.newly_solved, std::vector<std::string>{"m1"});
  EXPECT_EQ(summary.lost, std::vector<std::string>{"m3"});
}

TEST(SolveSummary, ListsTenOfTheHardest) {
  SuiteReport report = testing::ReportWith({});
  report.unsolved_answer = "unknown";
  report.results.clear();
  for (uint64_t i = 0; i < 25; ++i) {
    report.results.push_back(
        {"p" + std::to_string(i), suites::Outcome::Ran("mate", {{"nodes", i}}), {}});
  }
  const SolveSummary summary = *SummaryOf(report);
  ASSERT_EQ(summary.hardest.size(), 10u);
  EXPECT_EQ(summary.hardest[0].id, "p24");
  EXPECT_EQ(summary.hardest[9].id, "p15");
}

}  // namespace
}  // namespace hakari::report
