#include "ci/report/tally.h"

#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "ci/report/json.h"
#include "ci/report/junit.h"
#include "ci/report/schema/schema_check.h"
#include "ci/report/terminal.h"
#include "ci/report/testing.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace hakari::report {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

TEST(TallyTest, SuitesThatDoNotCountHaveNone) {
  EXPECT_FALSE(TallyOf(testing::ReportWith({})).has_value());
}

TEST(TallyTest, CountsByBookAndTheme) {
  const TallySummary summary = *TallyOf(testing::TallyReport());
  EXPECT_EQ(summary.scores.right, 1);
  EXPECT_EQ(summary.scores.wrong, 1);
  EXPECT_EQ(summary.scores.not_answered, 1);
  std::vector<std::string> rows;
  for (const suites::TallyRow& row : summary.rows) {
    rows.push_back(
        absl::StrCat(row.key, " ", row.word, " ", row.scores.right, "/", row.scores.judged()));
  }
  EXPECT_THAT(rows, ElementsAre("book one 1/2", "theme fork 1/1", "theme pin 1/2"));
}

TEST(TallyTest, SetsTheRunAgainstTheGolden) {
  SuiteReport report = testing::TallyReport();
  EXPECT_THAT(TallyOf(report)->newly_solved, ElementsAre("n1"));
  EXPECT_THAT(TallyOf(report)->lost, ElementsAre("n2"));
  // A changed answer that is as right or as wrong as before is neither.
  report.golden_right = {{"n1", true}, {"n2", false}};
  EXPECT_THAT(TallyOf(report)->newly_solved, IsEmpty());
  EXPECT_THAT(TallyOf(report)->lost, IsEmpty());
  report.golden_right = {{"n3", true}};
  EXPECT_THAT(TallyOf(report)->lost, ElementsAre("n3")) << "what crashed is lost too";
}

TEST(TallyTest, TellsFromWhereOnRightMovesStayed) {
  SuiteReport report = testing::TallyReport();
  for (int i = 0; i < 12; ++i) {
    report.results.push_back(report.results[0]);
    suites::ProblemResult& result = report.results.back();
    result.id = absl::StrCat("m", i);
    result.outcome.counters = {{"right_depth", 5}, {"right_nodes", 50 + i}};
  }
  // A wrong answer's counts would mean nothing, and some programs report none.
  report.results[1].outcome.counters = {{"right_depth", 9}, {"right_nodes", 999}};
  report.results[2].score.verdict = suites::Score::Verdict::kRight;
  const TallySummary summary = *TallyOf(report);
  EXPECT_EQ(summary.stays, 13);
  EXPECT_EQ(summary.median_depth, 5);
  EXPECT_EQ(summary.median_nodes, 55);
  ASSERT_EQ(summary.latest.size(), static_cast<size_t>(kHardestShown));
  EXPECT_EQ(summary.latest[0].id, "m11");
  EXPECT_EQ(summary.latest[9].nodes, 52);
}

TEST(TallyTest, TheTerminalHasItBelowTheFooter) {
  EXPECT_THAT(ToTerminal(testing::TallyReport()),
              HasSubstr("answers: 1 right, 1 wrong, 1 not given"));
  EXPECT_THAT(
      ToTerminal(testing::TallyReport()),
      HasSubstr("solved 1 of 3\n"
                "  book   one                             1 of 2\n"
                "  theme  fork                            1 of 1\n"
                "  theme  pin                             1 of 2\n"
                "newly solved 1: n1; lost 1: n2\n"
                "right moves were kept from depth 4, 40 nodes on (medians of 1); the latest:\n"
                "          40 nodes, depth  4  ./hakari suite next_move --only n1\n"));
}

TEST(TallyTest, JunitHasItAsProperties) {
  const std::string xml = ToJunit(testing::TallyReport());
  for (const char* property :
       {"name=\"solved\" value=\"1\"", "name=\"not answered\" value=\"1\"",
        "name=\"theme pin\" value=\"2\"", "name=\"theme pin solved\" value=\"1\"",
        "name=\"newly solved\" value=\"1\"", "name=\"lost\" value=\"1\""}) {
    EXPECT_THAT(xml, HasSubstr(property));
  }
}

TEST(TallyTest, JsonKeepsWhatItFollowsFrom) {
  const std::string text = ToJson(testing::TallyReport());
  EXPECT_THAT(SchemaCheck::OfFolder("ci/report/schema").FaultsOfResult(text), IsEmpty());
  const auto read = ParseJsonReport(text, "t.json");
  ASSERT_TRUE(read.ok()) << read.status();
  EXPECT_EQ(ToJson(*read), text);
  EXPECT_THAT(TallyOf(*read)->newly_solved, ElementsAre("n1"));
  EXPECT_EQ(TallyOf(*read)->scores.not_answered, 1);
}

}  // namespace
}  // namespace hakari::report
