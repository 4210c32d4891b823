#include "ci/gate/decision.h"

#include <gtest/gtest.h>

#include "absl/strings/match.h"
#include "ci/gate/row_decision.h"
#include "ci/gate/samples_for_test.h"

namespace hakari {
namespace {

using ::testing::Test;

// One benchmark, weighed whole.
GateReport Weighed(StrawBenchmark straw, std::optional<double> more_instructions,
                   GateRules rules = GateRules(), bool has_other_order = true) {
  GateReport report;
  report.rules = rules;
  report.benchmarks = {RowNamed("pds/mate")};
  if (more_instructions) {
    report.benchmarks[0].base_instructions = 1'000'000;
    report.benchmarks[0].candidate_instructions =
        static_cast<uint64_t>(1e6 * (1 + *more_instructions));
  }
  StrawSource source(7);
  source.benchmarks["pds/mate"] = straw;
  source.has_other_order = has_other_order;
  WeighTimes(report, source);
  Conclude(report);
  return report;
}

std::string NoteOf(const GateReport& report) { return report.benchmarks[0].note; }

TEST(Decision, EqualBuildsPass) {
  const GateReport report = Weighed({}, 0.0);
  EXPECT_EQ(report.verdict, Verdict::kPass);
  EXPECT_TRUE(report.reasons.empty());
  EXPECT_EQ(report.benchmarks[0].verdict, Verdict::kPass);
}

TEST(Decision, MoreInstructionsAndMoreTimeRegress) {
  const GateReport report = Weighed({0.03, 0.03}, 0.04);
  EXPECT_EQ(report.verdict, Verdict::kRegressed);
  EXPECT_EQ(report.layer, GateLayer::kInstructions);
  EXPECT_EQ(NoteOf(report), "4.00 % more instructions, and slower");
  ASSERT_EQ(report.reasons.size(), 1u);
  EXPECT_TRUE(absl::StrContains(report.reasons[0], "pds/mate"));
}

TEST(Decision, MoreInstructionsWhoseTimeIsUnclearRegress) {
  const GateReport report = Weighed({0.004, 0.004}, 0.005);
  EXPECT_EQ(report.verdict, Verdict::kRegressed);
  EXPECT_EQ(NoteOf(report), "0.50 % more instructions, and the time may follow");
}

TEST(Decision, MoreInstructionsThatCostNoTimePassUnlessStrict) {
  const GateReport report = Weighed({}, 0.02);
  EXPECT_EQ(report.verdict, Verdict::kPass);
  EXPECT_EQ(NoteOf(report), "2.00 % more instructions, but not slower");
  GateRules strict;
  strict.strict_instructions = true;
  EXPECT_EQ(Weighed({}, 0.02, strict).verdict, Verdict::kRegressed);
}

TEST(Decision, MoreInstructionsMustCostNoTimeInEitherOrder) {
  const GateReport report = Weighed({0.0, 0.02}, 0.02);
  EXPECT_EQ(report.verdict, Verdict::kRegressed);
  EXPECT_EQ(report.layer, GateLayer::kInstructions);
  EXPECT_EQ(NoteOf(report),
            "2.00 % more instructions, and the time may follow in another order of linking");
  EXPECT_EQ(Weighed({0.0, 0.02}, 0.02, GateRules(), false).verdict, Verdict::kPass);
}

TEST(Decision, AFewMoreInstructionsAreNone) {
  EXPECT_EQ(Weighed({}, 0.0015).verdict, Verdict::kPass);
}

TEST(Decision, MoreTimeWithEqualInstructionsMustSurviveAnotherOrder) {
  const GateReport real = Weighed({0.03, 0.03}, 0.0);
  EXPECT_EQ(real.verdict, Verdict::kRegressed);
  EXPECT_EQ(real.layer, GateLayer::kTime);
  const GateReport layout = Weighed({0.03, 0.0}, 0.0);
  EXPECT_EQ(layout.verdict, Verdict::kPass);
  EXPECT_EQ(NoteOf(layout), "slower in one order of linking only: where code lies");
  EXPECT_EQ(NoteOf(Weighed({0.03, -0.03}, 0.0)), NoteOf(layout));
  const GateReport one_order = Weighed({0.03, 0.03}, 0.0, GateRules(), false);
  EXPECT_EQ(one_order.verdict, Verdict::kInconclusive);
}

TEST(Decision, WithoutTimeInstructionsDecideAlone) {
  GateReport report;
  report.rules.judge_time = false;
  report.benchmarks = {RowNamed("pds/mate")};
  Conclude(report);
  EXPECT_EQ(report.verdict, Verdict::kInconclusive);  // neither was measured
  report.benchmarks[0].base_instructions = report.benchmarks[0].candidate_instructions = 1000;
  Conclude(report);
  EXPECT_EQ(report.verdict, Verdict::kPass);
  report.benchmarks[0].candidate_instructions = 1010;
  Conclude(report);
  EXPECT_EQ(report.verdict, Verdict::kRegressed);
}

TEST(Decision, ARowThatIsNotWeighedIsDecidedByItsInstructions) {
  GateReport report;
  report.benchmarks = {RowNamed("pds/mate"), RowNamed("legal/quiet")};
  for (BenchRow& row : report.benchmarks) {
    row.base_instructions = row.candidate_instructions = 1000;
  }
  report.benchmarks[1].weighed = false;
  StrawSource source(7);
  WeighTimes(report, source);
  EXPECT_EQ(source.log, std::vector<std::string>{"together pds/mate 40"});
  Conclude(report);
  EXPECT_EQ(report.verdict, Verdict::kPass);
  report.benchmarks[1].candidate_instructions = 1010;
  Conclude(report);
  EXPECT_EQ(report.benchmarks[1].verdict, Verdict::kRegressed);
}

TEST(Decision, InstructionsLeaveADoubtWhereTheyMovedOrAreUnknown) {
  BenchRow row = RowNamed("pds/mate");
  EXPECT_TRUE(WantsWeighing(row, GateRules()));
  row.base_instructions = 1000;
  for (const auto& [candidate, doubt] : std::vector<std::pair<uint64_t, bool>>{
           {1000, false}, {1001, false}, {1010, true}, {990, true}}) {
    row.candidate_instructions = candidate;
    EXPECT_EQ(WantsWeighing(row, GateRules()), doubt) << candidate;
  }
}

TEST(Decision, WithoutInstructionsTimeDecidesInBothOrders) {
  EXPECT_EQ(Weighed({0.03, 0.03}, std::nullopt).verdict, Verdict::kRegressed);
  EXPECT_EQ(Weighed({0.03, 0.0}, std::nullopt).verdict, Verdict::kPass);
  EXPECT_EQ(Weighed({}, std::nullopt).verdict, Verdict::kPass);
}

TEST(Decision, FasterIsImproved) {
  const GateReport report = Weighed({-0.03, -0.03}, -0.03);
  EXPECT_EQ(report.verdict, Verdict::kImproved);
  EXPECT_EQ(NoteOf(report), "faster");
  EXPECT_EQ(Weighed({-0.03, 0.0}, 0.0).verdict, Verdict::kPass);  // where code lies
}

TEST(Decision, WhatTowersOverTheNoiseIsSeen) {
  const GateReport report = Weighed({9.0, 9.0, 0.2}, std::nullopt);
  EXPECT_EQ(report.verdict, Verdict::kRegressed);
  EXPECT_EQ(Weighed({-0.9, -0.9, 0.2}, std::nullopt).verdict, Verdict::kImproved);
}

TEST(Decision, ANoisyMachineCannotTell) {
  const GateReport report = Weighed({0.0, 0.0, 0.2}, 0.0);
  EXPECT_EQ(report.verdict, Verdict::kInconclusive);
  EXPECT_TRUE(absl::StrContains(NoteOf(report), "too noisy"));
}

TEST(Decision, OtherWorkOfABenchmarkIsWeighedAnItem) {
  GateReport report = Weighed({0.10, 0.10}, 0.10);
  report.benchmarks[0].candidate_items = 1100;
  Conclude(report);
  EXPECT_EQ(report.verdict, Verdict::kPass);
  EXPECT_NEAR(*report.benchmarks[0].instructions, 0, 1e-9);
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
  EXPECT_EQ(report.verdict, Verdict::kRegressed);
  EXPECT_EQ(report.layer, GateLayer::kWork);
  ASSERT_EQ(report.reasons.size(), 1u);
  EXPECT_EQ(report.reasons[0],
            "behaviour: accept or mend: mate by pds: 1 of 1000 problems differ, g00340-05 first");
}

TEST(Decision, AcceptedDifferencesDoNotDecide) {
  GateReport report;
  report.work = {WorkWith({DifferenceIn("g00001-01", true)})};
  Conclude(report);
  EXPECT_EQ(report.verdict, Verdict::kPass);
}

TEST(Decision, DifferencesOfForeignProgramsAreListedOnly) {
  GateReport report;
  report.rules.judge_work = false;
  report.work = {WorkWith({DifferenceIn("g00001-01", false)})};
  Conclude(report);
  EXPECT_EQ(report.verdict, Verdict::kPass);
}

TEST(Decision, NothingMeasuredIsInvalid) {
  GateReport report;
  Conclude(report);
  EXPECT_EQ(report.verdict, Verdict::kInvalid);
  report.work = {WorkWith({})};
  report.work[0].compared = 0;
  Conclude(report);
  EXPECT_EQ(report.verdict, Verdict::kInvalid);
}

TEST(Decision, AFaultOutweighsEverything) {
  GateReport report = Weighed({0.03, 0.03}, 0.04);
  report.faults = {"base: crashed"};
  Conclude(report);
  EXPECT_EQ(report.verdict, Verdict::kInvalid);
  ASSERT_EQ(report.reasons.size(), 2u);
  EXPECT_EQ(report.reasons[0], "base: crashed");
}

TEST(Decision, TimeUsedUpIsInconclusiveUnlessSomethingRegressed) {
  GateReport report = Weighed({}, 0.0);
  report.out_of_time = true;
  Conclude(report);
  EXPECT_EQ(report.verdict, Verdict::kInconclusive);
  report.work = {WorkWith({DifferenceIn("g00340-05", false)})};
  Conclude(report);
  EXPECT_EQ(report.verdict, Verdict::kRegressed);
}

TEST(Decision, ConcludingTwiceSaysTheSame) {
  GateReport report = Weighed({0.03, 0.03}, 0.04);
  const std::vector<std::string> reasons = report.reasons;
  Conclude(report);
  EXPECT_EQ(report.reasons, reasons);
}

}  // namespace
}  // namespace hakari
