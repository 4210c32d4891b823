// Games of the counting engine, which cannot play shogi: it resigns, or claims a win falsely. What
// real games decide is tested with the command.
#include "ci/gate/strength/weigh_strength.h"

#include <filesystem>
#include <string>

#include "absl/strings/str_cat.h"
#include "base/files/text_file.h"
#include "ci/gate/strength/speed_ratio.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace hakari::gate {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;

suites::EngineSpec Counting(const std::string& manner) {
  suites::EngineSpec engine;
  engine.command = "suites/engines/testing/counting_engine";
  engine.args = {manner};
  return engine;
}

Effect TimePerNode(double change, double low, double high) {
  return {"time per node", EffectUnit::kChange, change, {low, high}, 0.95};
}

TEST(NodesInTheSameTime, FollowTheSpeed) {
  EXPECT_EQ(NodesInTheSameTime(1000, TimePerNode(0.25, 0.24, 0.26)), 800u);
  EXPECT_EQ(NodesInTheSameTime(1000, TimePerNode(-0.2, -0.21, -0.19)), 1250u);
  EXPECT_EQ(NodesInTheSameTime(1, TimePerNode(9, 8, 10)), 1u);
}

TEST(NodesInTheSameTime, AreTheSameWhereTheSpeedsMayBe) {
  EXPECT_EQ(NodesInTheSameTime(1000, TimePerNode(0.01, -0.001, 0.02)), 1000u);
}

TEST(TimePerNode, TellsASlowEngineFromAQuickOne) {
  Context context;
  context.root = ".";
  const auto slower = TimePerNodeOf(Counting("steady"), Counting("slow"), context);
  ASSERT_TRUE(slower.ok()) << slower.status();
  EXPECT_GT(slower->interval.low, 0);
  const auto random = TimePerNodeOf(Counting("steady"), Counting("random"), context);
  EXPECT_THAT(std::string(random.status().message()), HasSubstr("node counts are not repeatable"));
}

// A report of one suite by one program.
GateReport Report(int accepted, int open) {
  GateReport report;
  WorkRow& row = report.work.emplace_back();
  row.suite = "middlegame";
  row.program = "search";
  row.compared = 200;
  for (int i = 0; i < accepted + open; ++i) {
    WorkDifference& difference = row.differences.emplace_back();
    difference.problem = absl::StrCat("p", i);
    difference.accepted = i < accepted;
  }
  if (open > 0) row.verdict = report::Verdict::kRegressed;
  return report;
}

TEST(NothingToPlayFor, OnlyAcceptedDifferencesOfThePlayerArePlayedFor) {
  EXPECT_EQ(NothingToPlayFor(Report(3, 0), "search"), "");
  EXPECT_EQ(NothingToPlayFor(Report(0, 0), "search"), "search is unchanged in all of 200 problems");
  EXPECT_EQ(NothingToPlayFor(Report(3, 1), "search"), "games cannot change the verdict");
  EXPECT_EQ(NothingToPlayFor(Report(3, 0), "pds"), "no problem was compared by pds");
  GateReport identical = Report(3, 0);
  identical.identical = true;
  EXPECT_EQ(NothingToPlayFor(identical, "search"), "the executables are equal");
}

TEST(NothingToPlayFor, WhatIsLostIsLost) {
  GateReport faulty = Report(3, 0);
  faulty.faults = {"crashed"};
  EXPECT_NE(NothingToPlayFor(faulty, "search"), "");
  GateReport slower = Report(3, 0);
  slower.benchmarks.emplace_back().name = "perft/quiet";
  slower.benchmarks[0].verdict = report::Verdict::kRegressed;
  EXPECT_NE(NothingToPlayFor(slower, "search"), "");
  slower.benchmarks[0].items = 100;
  slower.benchmarks[0].candidate_items = 90;
  EXPECT_EQ(NothingToPlayFor(slower, "search"), "") << "its games charge for other work";
}

class WeighStrengthTest : public ::testing::Test {
 protected:
  WeighStrengthTest() {
    const std::string folder = ::testing::TempDir() + "/strength";
    std::filesystem::remove_all(folder);
    const std::string openings = folder + "/openings.usi";
    std::string lines;
    for (const char* first : {"1g1f", "2g2f", "3g3f", "4g4f", "5g5f", "6g6f", "7g7f", "8g8f"}) {
      absl::StrAppend(&lines, "startpos moves ", first, "\n");
    }
    EXPECT_TRUE(MakeFolder(folder).ok());
    EXPECT_TRUE(WriteFileAtomically(openings, lines).ok());
    plan_.context.root = ".";
    plan_.base = Counting("steady");
    plan_.candidate = Counting("steady");
    plan_.program = "search";
    plan_.limits.depth = 1;
    plan_.openings = {openings};
    plan_.folder = folder;
  }

  GateReport Weigh(GateReport report = Report(1, 0)) const {
    WeighStrength(plan_, report);
    return report;
  }

  StrengthPlan plan_;
};

TEST_F(WeighStrengthTest, NobodyPlaysWhereNothingChanged) {
  plan_.candidate.command = "no-such-engine";
  const GateReport report = Weigh(Report(0, 0));
  ASSERT_TRUE(report.strength);
  EXPECT_EQ(report.verdict, report::Verdict::kPass);
  EXPECT_EQ(report.strength->note,
            "no game was played: search is unchanged in all of 200 problems");
}

TEST_F(WeighStrengthTest, TooFewOpeningsDecideNothing) {
  const GateReport report = Weigh();
  ASSERT_TRUE(report.strength);
  EXPECT_EQ(report.strength->games, 16);
  EXPECT_EQ(report.strength->outcomes, (PairCounts{0, 0, 8, 0, 0}));
  EXPECT_TRUE(report.strength->openings_used_up);
  EXPECT_EQ(report.verdict, report::Verdict::kInconclusive);
  EXPECT_EQ(report.layer, GateLayer::kStrength);
  EXPECT_THAT(report.reasons[0], HasSubstr("the openings are used up"));
  EXPECT_TRUE(std::filesystem::exists(report.strength->file));
}

TEST_F(WeighStrengthTest, LimitsInNodesFollowTheSpeed) {
  plan_.limits.depth.reset();
  plan_.limits.nodes = 10'000;
  plan_.candidate = Counting("slow");
  const GateReport report = Weigh();
  ASSERT_TRUE(report.strength && report.strength->time_per_node) << report.strength->note;
  EXPECT_EQ(report.strength->limits, "nodes=10000");
  match::Allowance faster;
  faster.nodes = NodesInTheSameTime(10'000, *report.strength->time_per_node);
  EXPECT_LT(*faster.nodes, 10'000u);
  EXPECT_EQ(report.strength->candidate_limits, match::AllowanceText(faster));
}

TEST_F(WeighStrengthTest, FaultsAreNoStrength) {
  plan_.candidate = Counting("wins");
  const GateReport report = Weigh();
  EXPECT_EQ(report.verdict, report::Verdict::kInvalid);
  EXPECT_EQ(report.layer, GateLayer::kStrength);
  EXPECT_THAT(report.reasons[0], HasSubstr("games ended by a fault"));
}

TEST_F(WeighStrengthTest, AnEngineThatCannotBeStartedLeavesItOpen) {
  plan_.candidate.command = "no-such-engine";
  const GateReport report = Weigh();
  EXPECT_EQ(report.verdict, report::Verdict::kInconclusive);
  EXPECT_THAT(report.reasons[0], HasSubstr("no game was played: candidate: "));
}

TEST_F(WeighStrengthTest, AnInterruptionIsInvalid) {
  const std::atomic<bool> stop(true);
  plan_.context.stop = &stop;
  const GateReport report = Weigh();
  EXPECT_EQ(report.verdict, report::Verdict::kInvalid);
  EXPECT_THAT(report.faults, ElementsAre("interrupted"));
  EXPECT_THAT(Weigh(report).faults, ElementsAre("interrupted")) << "told once";
}

}  // namespace
}  // namespace hakari::gate
