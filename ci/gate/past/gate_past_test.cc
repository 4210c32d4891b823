#include "ci/gate/past/gate_past.h"

#include <gtest/gtest.h>

#include <filesystem>

#include "ci/history/history.h"

namespace hakari::gate {
namespace {

GateReport ReportOf(const std::string& revision, double candidate_ns) {
  GateReport report;
  report.origin.created = "2026-11-18T16:00:00Z";
  report.origin.cpu_model = "a processor";
  report.origin.cpus = 2;
  report.base.revision = "base";
  report.candidate.revision = revision;
  report.candidate.binary_hashes = {{"probe", "xxh3:1"}};
  BenchRow row;
  row.name = "pds/mate";
  row.unit = "nodes";
  row.items = 10;
  row.rounds.base_ns = {90, 100, 110};
  row.rounds.candidate_ns = {candidate_ns, candidate_ns, candidate_ns};
  row.rounds.base_again_ns = {100, 100, 100};
  report.benchmarks = {row};
  return report;
}

class GatePastTest : public ::testing::Test {
 protected:
  GatePastTest() { std::filesystem::remove_all(folder_); }

  const std::string folder_ = ::testing::TempDir() + "/gate_past";
  const std::string path_ = folder_ + "/h.sqlite";
};

TEST_F(GatePastTest, ARunHoldsWhatWasMeasured) {
  GateReport report = ReportOf("abc", 120);
  report.benchmarks[0].base_instructions = 1000;
  report.benchmarks[0].candidate_instructions = 1010;
  WorkRow work;
  work.suite = "mate";
  work.program = "pds";
  work.compared = 3;
  work.base_nodes = 7;
  work.candidate_nodes = 8;
  report.work = {work};
  const history::HistoryRun run = RunOfGate(report);
  EXPECT_EQ(run.kind, "gate");
  EXPECT_EQ(run.revision, "abc");
  EXPECT_EQ(run.base_revision, "base");
  EXPECT_EQ(run.verdict, "pass");
  EXPECT_EQ(run.binary_hashes.size(), 1u);
  ASSERT_EQ(run.rows.size(), 3u);
  EXPECT_EQ(run.rows[0].unit, "ns/nodes");
  EXPECT_EQ(run.rows[0].median, 12);
  EXPECT_EQ(run.rows[0].base_median, 10);
  EXPECT_EQ(run.rows[0].base_samples.size(), 3u);
  EXPECT_EQ(run.rows[1].metric, "instructions");
  EXPECT_EQ(run.rows[1].median, 101);
  EXPECT_EQ(run.rows[1].base_median, 100);
  EXPECT_EQ(run.rows[2].benchmark, "mate/pds");
  EXPECT_EQ(run.rows[2].median, 8);
}

// The suites already give nodes, and a series must continue after a gate that did not compare
// counts.
TEST_F(GatePastTest, CountsOfBenchmarksAreNoSeries) {
  GateReport report = ReportOf("abc", 120);
  const history::HistoryRun without = RunOfGate(report);
  WorkRow counts;
  counts.suite = kBenchCounts;
  counts.compared = 20;
  report.work = {counts};
  const history::HistoryRun with = RunOfGate(report);
  EXPECT_EQ(with.rows.size(), without.rows.size());
  EXPECT_EQ(with.suite_hash, without.suite_hash);
}

TEST_F(GatePastTest, OtherWorkPerSampleIsDividedOut) {
  GateReport report = ReportOf("abc", 240);
  report.benchmarks[0].candidate_items = 20;
  EXPECT_EQ(RunOfGate(report).rows[0].median, 12);
}

TEST_F(GatePastTest, EachGateSeesTheOnesBefore) {
  GateReport first = ReportOf("first", 100);
  ASSERT_TRUE(KeepAndRecall(path_, first).ok());
  ASSERT_EQ(first.trend.size(), 1u);
  EXPECT_EQ(first.trend[0].ratio, 1);
  GateReport second = ReportOf("second", 150);
  ASSERT_TRUE(KeepAndRecall(path_, second).ok());
  ASSERT_EQ(second.trend.size(), 2u);
  EXPECT_EQ(second.trend[1].benchmark, "pds/mate");
  EXPECT_EQ(second.trend[1].revision, "second");
  EXPECT_EQ(second.trend[1].ratio, 1.5);
}

TEST_F(GatePastTest, WhatIsNotCommittedIsFiledUnderItsCommit) {
  GateReport report = ReportOf("worktree", 100);
  EXPECT_EQ(RunOfGate(report).revision, "worktree");  // if git knows no commit
  report.candidate.commit = "0123456789+";
  EXPECT_EQ(RunOfGate(report).revision, "0123456789+");
  report.base.revision = "worktree";
  report.base.commit = "0123456789";
  EXPECT_EQ(RunOfGate(report).base_revision, "0123456789");
}

TEST_F(GatePastTest, WhatIsInvalidIsNotKept) {
  GateReport invalid = ReportOf("a", 100);
  invalid.verdict = report::Verdict::kInvalid;
  EXPECT_TRUE(KeepAndRecall(path_, invalid).ok());
  GateReport empty = ReportOf("b", 100);
  empty.benchmarks.clear();
  EXPECT_TRUE(KeepAndRecall(path_, empty).ok());
  EXPECT_TRUE(invalid.trend.empty() && empty.trend.empty());
  EXPECT_TRUE(history::History::Open(path_)->LastRuns(10)->empty());
}

TEST_F(GatePastTest, AHistoryThatCannotBeUsedIsAnError) {
  GateReport report = ReportOf("a", 100);
  EXPECT_FALSE(KeepAndRecall("/proc/h.sqlite", report).ok());
}

}  // namespace
}  // namespace hakari::gate
