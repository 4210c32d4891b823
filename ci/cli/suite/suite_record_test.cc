#include "ci/cli/suite/suite_record.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <string>

#include "ci/history/history.h"

namespace hakari::cli {
namespace {

suites::ProblemResult Solved(const std::string& id, uint64_t nodes, int64_t cpu_ns) {
  suites::ProblemResult result;
  result.id = id;
  result.outcome = suites::Outcome::Ran("mate", {{"nodes", nodes}});
  result.outcome.times.cpu_ns = cpu_ns;
  return result;
}

report::SuiteReport Report() {
  report::SuiteReport report;
  report.suite = "mate";
  report.program = "pds";
  report.limits.nodes = 1000;
  report.suite_hash = "h";
  report.results = {Solved("a", 10, 5), Solved("b", 32, 7)};
  return report;
}

TEST(SuiteRecord, AddsUpNodesAndTime) {
  history::HistoryRun run;
  AddSuite(Report(), run);
  EXPECT_EQ(run.verdict, "pass");
  ASSERT_EQ(run.rows.size(), 2u);
  EXPECT_EQ(run.rows[0].benchmark, "mate/pds nodes=1000");
  EXPECT_EQ(run.rows[0].metric, "nodes");
  EXPECT_EQ(run.rows[0].median, 42);
  EXPECT_EQ(run.rows[0].samples, (std::vector<double>{10, 32}));
  EXPECT_EQ(run.rows[1].metric, "time");
  EXPECT_EQ(run.rows[1].median, 12);
}

TEST(SuiteRecord, UnknownTimesAreLeftOut) {
  report::SuiteReport report = Report();
  for (suites::ProblemResult& result : report.results) result.outcome.times.cpu_ns = -1;
  history::HistoryRun run;
  AddSuite(report, run);
  EXPECT_EQ(run.rows.size(), 1u);
}

TEST(SuiteRecord, OtherLimitsAreOtherWork) {
  history::HistoryRun one, other;
  AddSuite(Report(), one);
  report::SuiteReport report = Report();
  report.limits.nodes = 2000;
  AddSuite(report, other);
  EXPECT_NE(one.suite_hash, other.suite_hash);
  EXPECT_NE(one.rows[0].benchmark, other.rows[0].benchmark);
}

TEST(SuiteRecord, IsFoundInTheHistoryUnlessItIsInvalid) {
  RecordOptions options;
  options.record = true;
  options.history = ::testing::TempDir() + "/suite_record.sqlite";
  options.revision = "r1";
  std::filesystem::remove(options.history);
  report::SuiteReport report = Report();
  ASSERT_TRUE(RecordSuite(report, ".", options, /*quiet=*/true).ok());
  report.judgement.verdict = report::Verdict::kInvalid;
  ASSERT_TRUE(RecordSuite(report, ".", options, /*quiet=*/true).ok());
  const auto history = history::History::Open(options.history);
  ASSERT_TRUE(history.ok()) << history.status();
  const auto runs = history->LastRuns(10);
  ASSERT_TRUE(runs.ok()) << runs.status();
  ASSERT_EQ(runs->size(), 1u);
  EXPECT_EQ(runs->front().revision, "r1");
  EXPECT_EQ(runs->front().rows.size(), 2u);
}

}  // namespace
}  // namespace hakari::cli
