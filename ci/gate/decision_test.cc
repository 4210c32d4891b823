#include "ci/gate/decision.h"

#include <gtest/gtest.h>

#include "ci/gate/gate_report.h"
#include "ci/gate/row_decision.h"
#include "ci/gate/samples_for_test.h"
#include "ci/gate/weighing.h"

namespace hakari::gate {
namespace {

TEST(Decision, EqualBuildsPass) {
  const GateReport report = Weighed({}, 0.0);
  EXPECT_EQ(report.verdict, report::Verdict::kPass);
  EXPECT_TRUE(report.reasons.empty());
  EXPECT_EQ(report.benchmarks[0].verdict, report::Verdict::kPass);
}

WorkRow WorkWith(std::vector<WorkDifference> differences) {
  WorkRow row;
  row.suite = "mate";
  row.program = "pds";
  row.compared = 1000;
  row.differences = std::move(differences);
  return row;
}

WorkDifference DifferenceIn(const std::string& problem, bool accepted) {
  WorkDifference difference;
  difference.problem = problem;
  difference.accepted = accepted;
  return difference;
}

TEST(Decision, OneChangedNodeCountRegressesAndIsNamed) {
  GateReport report;
  report.work = {WorkWith({DifferenceIn("g00001-01", true), DifferenceIn("g00340-05", false)})};
  Conclude(report);
  EXPECT_EQ(report.verdict, report::Verdict::kRegressed);
  EXPECT_EQ(report.layer, GateLayer::kWork);
  ASSERT_EQ(report.reasons.size(), 1u);
  EXPECT_EQ(report.reasons[0],
            "behaviour: accept or mend: mate by pds: 1 of 1000 problems differ, g00340-05 first");
}

TEST(Decision, AcceptedDifferencesDoNotDecide) {
  GateReport report;
  report.work = {WorkWith({DifferenceIn("g00001-01", true)})};
  Conclude(report);
  EXPECT_EQ(report.verdict, report::Verdict::kPass);
}

TEST(Decision, DifferencesOfForeignProgramsAreListedOnly) {
  GateReport report;
  report.rules.judge_work = false;
  report.work = {WorkWith({DifferenceIn("g00001-01", false)})};
  Conclude(report);
  EXPECT_EQ(report.verdict, report::Verdict::kPass);
}

TEST(Decision, NothingMeasuredIsInvalid) {
  GateReport report;
  Conclude(report);
  EXPECT_EQ(report.verdict, report::Verdict::kInvalid);
  report.work = {WorkWith({})};
  report.work[0].compared = 0;
  Conclude(report);
  EXPECT_EQ(report.verdict, report::Verdict::kInvalid);
}

TEST(Decision, AFaultOutweighsEverything) {
  GateReport report = Weighed(SlowerBy(0.03), 0.04);
  report.faults = {"base: crashed"};
  Conclude(report);
  EXPECT_EQ(report.verdict, report::Verdict::kInvalid);
  ASSERT_EQ(report.reasons.size(), 2u);
  EXPECT_EQ(report.reasons[0], "base: crashed");
}

TEST(Decision, TimeUsedUpIsInconclusiveUnlessSomethingRegressed) {
  GateReport report = Weighed({}, 0.0);
  report.out_of_time = true;
  Conclude(report);
  EXPECT_EQ(report.verdict, report::Verdict::kInconclusive);
  report.work = {WorkWith({DifferenceIn("g00340-05", false)})};
  Conclude(report);
  EXPECT_EQ(report.verdict, report::Verdict::kRegressed);
}

TEST(Decision, ConcludingTwiceSaysTheSame) {
  GateReport report = Weighed(SlowerBy(0.03), 0.04);
  const std::vector<std::string> reasons = report.reasons;
  Conclude(report);
  EXPECT_EQ(report.reasons, reasons);
}

TEST(GateLayerTest, EachHasANameOfItsOwn) {
  for (const GateLayer layer :
       {GateLayer::kValidity, GateLayer::kWork, GateLayer::kInstructions, GateLayer::kTime}) {
    const auto parsed = ParseGateLayer(GateLayerName(layer));
    ASSERT_TRUE(parsed.ok()) << parsed.status();
    EXPECT_EQ(*parsed, layer);
  }
  EXPECT_FALSE(ParseGateLayer("").ok());
  EXPECT_FALSE(ParseGateLayer("Time").ok());
}

GateReport ReportOn(int benchmarks) {
  GateReport report;
  for (int i = 0; i < benchmarks; ++i) {
    report.benchmarks.push_back(RowNamed("b" + std::to_string(i)));
    report.benchmarks.back().base_instructions = 1'000'000;
    report.benchmarks.back().candidate_instructions = 1'000'000;
  }
  return report;
}

TEST(Weighing, EqualBuildsTakeOneLook) {
  GateReport report = ReportOn(2);
  StrawSource source(1);
  WeighTimes(report, source);
  ASSERT_EQ(source.log.size(), 1u);
  EXPECT_EQ(source.log[0], "together b0,b1 40");
}

TEST(Weighing, WhatStandsOutIsMeasuredAloneAndInAnotherOrder) {
  GateReport report = ReportOn(2);
  StrawSource source(1);
  source.benchmarks["b1"] = SlowerBy(0.03);
  WeighTimes(report, source);
  const std::vector<std::string> expected = {"together b0,b1 40", "alone b1 40",
                                             "other order b1 40"};
  EXPECT_EQ(source.log, expected);
}

TEST(Weighing, WhatIsNotConfirmedAloneNeedsNoOtherOrder) {
  GateReport report = ReportOn(2);
  StrawSource source(1);
  source.benchmarks["b1"] = {0.03, 0.0, 0.03};
  WeighTimes(report, source);
  const std::vector<std::string> expected = {"together b0,b1 40", "alone b1 40"};
  EXPECT_EQ(source.log, expected);
}

// A row with more instructions needs all three measurements to pass.
TEST(Weighing, WhatIsToPassWithMoreInstructionsIsMeasuredAloneAndInAnotherOrder) {
  GateReport report = ReportOn(2);
  report.benchmarks[1].candidate_instructions = 1'040'000;
  StrawSource source(1);
  WeighTimes(report, source);
  const std::vector<std::string> expected = {"together b0,b1 40", "alone b1 40",
                                             "other order b1 40"};
  EXPECT_EQ(source.log, expected);
}

// One measurement that follows is enough for regressed.
TEST(Weighing, WhatFollowsMoreInstructionsWhenMeasuredAloneNeedsNoOtherOrder) {
  GateReport report = ReportOn(2);
  report.benchmarks[1].candidate_instructions = 1'040'000;
  StrawSource source(1);
  source.benchmarks["b1"] = {0.0, 0.04, 0.0};
  WeighTimes(report, source);
  const std::vector<std::string> expected = {"together b0,b1 40", "alone b1 40"};
  EXPECT_EQ(source.log, expected);
}

TEST(Weighing, WhatIsUnsettledIsLookedAtAgain) {
  GateReport report = ReportOn(2);
  StrawSource source(1);
  source.benchmarks["b0"] = SlowerBy(0.012, 0.014);
  WeighTimes(report, source);
  ASSERT_GE(source.log.size(), 2u);
  EXPECT_EQ(source.log[1], "together b0 40");
}

TEST(Weighing, TheEndOfTheBudgetIsNoted) {
  GateReport report = ReportOn(2);
  StrawSource source(1);
  source.rounds_left = 5;
  WeighTimes(report, source);
  EXPECT_TRUE(report.out_of_time);
  Conclude(report);
  EXPECT_EQ(report.verdict, report::Verdict::kInconclusive);
}

TEST(Weighing, WithoutASecondOrderItGoesOn) {
  GateReport report = ReportOn(1);
  StrawSource source(1);
  source.benchmarks["b0"] = {0.03, 0.03, std::nullopt};
  WeighTimes(report, source);
  EXPECT_TRUE(report.faults.empty());
}

report::Verdict VerdictOf(uint64_t seed, const StrawBenchmark& first) {
  GateReport report = ReportOn(10);
  StrawSource source(seed);
  source.benchmarks["b0"] = first;
  WeighTimes(report, source);
  Conclude(report);
  return report.verdict;
}

// This is what the statistics promise for independent samples; ci/gate/trials shows it for samples
// of a real machine.
TEST(Weighing, ThreeHundredGatesOfEqualBuildsRaiseNoAlarm) {
  int alarms = 0, passes = 0;
  for (uint64_t seed = 0; seed < 300; ++seed) {
    const report::Verdict verdict = VerdictOf(seed * 77, {});
    alarms += verdict == report::Verdict::kRegressed;
    passes += verdict == report::Verdict::kPass;
  }
  EXPECT_EQ(alarms, 0);
  EXPECT_GE(passes, 297);
}

TEST(Weighing, ThreePercentAreCaughtInEveryGate) {
  int caught = 0;
  for (uint64_t seed = 0; seed < 300; ++seed) {
    caught += VerdictOf(seed * 77, SlowerBy(0.03, 0.01)) == report::Verdict::kRegressed;
  }
  EXPECT_GE(caught, 297);
}

}  // namespace
}  // namespace hakari::gate
