#include "ci/report/solve_summary.h"

#include <string>
#include <vector>

#include "ci/report/testing.h"
#include "gtest/gtest.h"

namespace hakari::report {
namespace {

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
