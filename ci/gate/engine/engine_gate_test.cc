// Gates for counting engines. An engine's behaviour depends on its argument `manner` and on its
// file. Times are not judged here.
#include "ci/gate/engine/engine_gate.h"

#include <filesystem>
#include <fstream>
#include <string>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace hakari::gate {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

constexpr size_t kPositionsOfTheSuite = 200;

class EngineGateTest : public testing::Test {
 protected:
  void SetUp() override {
    plan_.context.root = ".";
    plan_.rules.judge_time = false;
    plan_.context.jobs = 2;
    plan_.context.progress = [](const std::string&) {};
    plan_.base = Side("base", "steady", "one");
    plan_.candidate = Side("candidate", "steady", "one");
  }

  static EngineSide Side(const std::string& whose, const std::string& manner,
                         const std::string& network) {
    EngineSide side;
    side.whose = whose;
    side.revision = whose + "-revision";
    side.project.name = "counting";
    side.project.folder = absl::StrCat(testing::TempDir(), "/", whose);
    std::filesystem::create_directories(side.project.folder);
    const std::string file = side.project.folder + "/network";
    std::ofstream(file) << network;
    side.project.engine.command = "suites/engines/testing/counting_engine";
    side.project.engine.args = {manner, file};
    side.project.limits["middlegame"].nodes = 100;
    return side;
  }
  static std::string Faults(const GateReport& report) { return absl::StrJoin(report.faults, "; "); }

  EngineGatePlan plan_;
};

TEST_F(EngineGateTest, TheSameEngineDoesTheSameWork) {
  const GateReport report = RunEngineGate(plan_);
  EXPECT_EQ(report.verdict, report::Verdict::kPass) << Faults(report);
  EXPECT_EQ(report.base.revision, "base-revision");
  EXPECT_EQ(report.candidate.folder, plan_.candidate.project.folder);
  ASSERT_EQ(report.work.size(), 1u);
  EXPECT_EQ(report.work[0].suite, "middlegame");
  EXPECT_EQ(static_cast<size_t>(report.work[0].compared), kPositionsOfTheSuite);
  EXPECT_THAT(report.work[0].differences, IsEmpty());
  EXPECT_THAT(report.benchmarks, IsEmpty());
}

TEST_F(EngineGateTest, OtherCountsAreRegressed) {
  plan_.candidate = Side("candidate", "steady", "two");
  const GateReport report = RunEngineGate(plan_);
  EXPECT_EQ(report.verdict, report::Verdict::kRegressed) << Faults(report);
  ASSERT_EQ(report.work.size(), 1u);
  EXPECT_EQ(report.work[0].differences.size(), kPositionsOfTheSuite);
}

TEST_F(EngineGateTest, OtherAnswersAreRegressed) {
  plan_.candidate = Side("candidate", "wins", "one");
  const GateReport report = RunEngineGate(plan_);
  EXPECT_EQ(report.verdict, report::Verdict::kRegressed) << Faults(report);
  ASSERT_EQ(report.work.size(), 1u);
  ASSERT_EQ(report.work[0].differences.size(), kPositionsOfTheSuite);
  EXPECT_NE(report.work[0].differences[0].candidate.answer,
            report.work[0].differences[0].base.answer);
}

TEST_F(EngineGateTest, TimesAreTakenInRoundsOfBothSides) {
  plan_.with_work = false;
  plan_.rules.judge_time = true;
  plan_.budget_seconds = 3;
  const GateReport report = RunEngineGate(plan_);
  EXPECT_EQ(Faults(report), "");
  ASSERT_EQ(report.benchmarks.size(), 4u);
  for (const BenchRow& row : report.benchmarks) {
    EXPECT_FALSE(row.rounds.base_ns.empty()) << row.name;
    EXPECT_EQ(row.rounds.candidate_ns.size(), row.rounds.base_ns.size()) << row.name;
    EXPECT_EQ(row.rounds.base_again_ns.size(), row.rounds.base_ns.size()) << row.name;
    EXPECT_GT(row.items, 0u) << row.name;
    EXPECT_EQ(row.candidate_items, row.items) << row.name;
  }
}

TEST_F(EngineGateTest, WorkIsNotComparedWhereNobodyAsks) {
  plan_.candidate = Side("candidate", "steady", "two");
  plan_.with_work = false;
  EXPECT_THAT(RunEngineGate(plan_).work, IsEmpty());
}

TEST_F(EngineGateTest, WhatIsMissingIsInvalid) {
  plan_.suite = "perft";
  const GateReport no_suite = RunEngineGate(plan_);
  EXPECT_EQ(no_suite.verdict, report::Verdict::kInvalid);
  EXPECT_THAT(no_suite.faults, ElementsAre("there is no suite `perft` for engines"));
  plan_.suite = "middlegame";
  plan_.context.root = "no-such-folder";
  const GateReport no_problems = RunEngineGate(plan_);
  EXPECT_EQ(no_problems.verdict, report::Verdict::kInvalid);
  EXPECT_THAT(Faults(no_problems), HasSubstr("no-such-folder/suites/middlegame/positions.sfen"));
  plan_.context.root = ".";
  plan_.candidate.project.engine.command = "no-such-engine";
  const GateReport no_engine = RunEngineGate(plan_);
  EXPECT_EQ(no_engine.verdict, report::Verdict::kInvalid);
  EXPECT_THAT(Faults(no_engine), HasSubstr("no-such-engine"));
}

TEST_F(EngineGateTest, AnInterruptionIsInvalid) {
  const std::atomic<bool> stop(true);
  plan_.context.stop = &stop;
  const GateReport report = RunEngineGate(plan_);
  EXPECT_EQ(report.verdict, report::Verdict::kInvalid);
  EXPECT_THAT(Faults(report), HasSubstr("interrupted"));
}

}  // namespace
}  // namespace hakari::gate
