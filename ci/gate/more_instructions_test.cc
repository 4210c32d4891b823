#include "ci/gate/row_decision.h"

#include <gtest/gtest.h>

#include <cstddef>
#include <optional>
#include <string>

#include "absl/strings/match.h"
#include "ci/gate/decision.h"
#include "ci/gate/samples_for_test.h"

namespace hakari::gate {
namespace {

std::string NoteOf(const GateReport& report) { return report.benchmarks[0].note; }

TEST(MoreInstructions, AndMoreTimeRegress) {
  const GateReport report = Weighed(SlowerBy(0.03), 0.04);
  EXPECT_EQ(report.verdict, report::Verdict::kRegressed);
  EXPECT_EQ(report.layer, GateLayer::kInstructions);
  EXPECT_EQ(NoteOf(report), "4.00 % more instructions, and slower");
  ASSERT_EQ(report.reasons.size(), 1u);
  EXPECT_TRUE(absl::StrContains(report.reasons[0], "pds/mate"));
}

TEST(MoreInstructions, WhoseTimeIsUnclearRegress) {
  const GateReport report = Weighed(SlowerBy(0.0, 0.03), 0.005);
  EXPECT_EQ(report.verdict, report::Verdict::kRegressed);
  EXPECT_EQ(NoteOf(report), "0.50 % more instructions, and the time may be longer");
}

TEST(MoreInstructions, ThatCostNoTimePassUnlessStrict) {
  const GateReport report = Weighed({}, 0.02);
  EXPECT_EQ(report.verdict, report::Verdict::kPass);
  EXPECT_EQ(NoteOf(report), "2.00 % more instructions, but not slower");
  GateRules strict;
  strict.strict_instructions = true;
  const GateReport judged = Weighed({}, 0.02, strict);
  EXPECT_EQ(judged.verdict, report::Verdict::kRegressed);
  EXPECT_EQ(NoteOf(judged), "2.00 % more instructions");
}

// One stage in which the row is slower is enough, even if the slowdown is far smaller than the
// instructions suggest.
TEST(MoreInstructions, MustCostNoTimeHoweverItIsMeasured) {
  const GateReport together = Weighed({0.02, 0.0, 0.0}, 0.09);
  EXPECT_EQ(together.verdict, report::Verdict::kRegressed);
  EXPECT_EQ(NoteOf(together), "9.00 % more instructions, and the time may be longer");
  const GateReport alone = Weighed({0.0, 0.02, 0.0}, 0.09);
  EXPECT_EQ(alone.verdict, report::Verdict::kRegressed);
  EXPECT_EQ(NoteOf(alone),
            "9.00 % more instructions, and the time may be longer when measured alone");
  const GateReport other = Weighed({0.0, 0.0, 0.02}, 0.09);
  EXPECT_EQ(other.verdict, report::Verdict::kRegressed);
  EXPECT_EQ(other.layer, GateLayer::kInstructions);
  EXPECT_EQ(
      NoteOf(other),
      "9.00 % more instructions, and the time may be longer when measured in another order of "
      "linking");
}

TEST(MoreInstructions, AMeasurementThatCannotBeHadIsNoEvidence) {
  const GateReport report = Weighed({0.0, 0.0, std::nullopt}, 0.02);
  EXPECT_EQ(report.verdict, report::Verdict::kRegressed);
  EXPECT_EQ(NoteOf(report),
            "2.00 % more instructions, and the time was not measured in another order of linking");
}

TEST(MoreInstructions, AreInconclusiveWhereNoTimeWasLeft) {
  const GateReport report = Weighed({0.0, std::nullopt, 0.0}, 0.02);
  EXPECT_TRUE(report.out_of_time);
  EXPECT_EQ(report.benchmarks[0].verdict, report::Verdict::kInconclusive);
  EXPECT_EQ(report.verdict, report::Verdict::kInconclusive);
  EXPECT_EQ(NoteOf(report),
            "2.00 % more instructions; the budget ran out before it was clear whether the time is "
            "longer");
}

// Measurements from before the end of the budget may be enough.
TEST(MoreInstructions, AreRegressedWhereTheTimeIsUpThoughNoneWasLeft) {
  EXPECT_EQ(Weighed({0.02, std::nullopt, 0.0}, 0.09).benchmarks[0].verdict,
            report::Verdict::kRegressed);
}

BenchRow WithTimes(double more_instructions, std::optional<Effect> together,
                   std::optional<Effect> alone, std::optional<Effect> other_order) {
  BenchRow row = RowNamed("mate_in_one_by_trying/tree");
  row.base_instructions = 100'000;
  row.candidate_instructions = static_cast<uint64_t>(100'000 * (1 + more_instructions));
  row.instructions = more_instructions;
  row.floor = 0.01;
  row.time = together;
  row.time_alone = alone;
  row.time_other_order = other_order;
  return row;
}

// Both were recorded on a busy machine.
TEST(MoreInstructions, TwoPercentMoreTimeWithoutASecondOrderIsNoPass) {
  const BenchRow row = WithTimes(0.092, TimeEffect(0.024, 0.019, 0.030),
                                 TimeEffect(0.002, -0.004, 0.008), std::nullopt);
  const InstructionVerdict judged = OfMoreInstructions(row, false, false, GateRules());
  EXPECT_EQ(judged.verdict, report::Verdict::kRegressed);
  EXPECT_EQ(judged.note, "9.20 % more instructions, and the time may be longer");
}

TEST(MoreInstructions, AWideIntervalAtTheEndOfTheBudgetIsNoRegression) {
  const BenchRow row =
      WithTimes(0.0037, TimeEffect(0.0005, -0.017, 0.020), std::nullopt, std::nullopt);
  EXPECT_EQ(OfMoreInstructions(row, false, true, GateRules()).verdict,
            report::Verdict::kInconclusive);
  EXPECT_EQ(OfMoreInstructions(row, false, false, GateRules()).verdict,
            report::Verdict::kRegressed);
}

// After the budget is used up, a measurement with fewer looks than wanted counts as missing; one
// with all its looks does not.
TEST(MoreInstructions, AMeasurementThatWasCutShortIsMissingToo) {
  const GateRules rules;
  const Effect none = TimeEffect(0, -0.002, 0.002), wide = TimeEffect(0.001, -0.02, 0.02);
  BenchRow row = WithTimes(0.02, none, wide, none);
  row.alone.base_ns.resize(static_cast<size_t>(rules.rounds_a_look));
  EXPECT_EQ(OfMoreInstructions(row, false, true, rules).verdict, report::Verdict::kInconclusive);
  row.alone.base_ns.resize(static_cast<size_t>(rules.rounds_a_look * rules.looks));
  EXPECT_EQ(OfMoreInstructions(row, false, true, rules).verdict, report::Verdict::kRegressed);
}

TEST(MoreInstructions, PassOnlyBelowHalfOfThem) {
  const Effect none = TimeEffect(0, -0.002, 0.002);
  const auto verdict_with = [&none](const Effect& third) {
    const BenchRow row = WithTimes(0.02, none, none, third);
    return OfMoreInstructions(row, false, false, GateRules()).verdict;
  };
  EXPECT_EQ(verdict_with(TimeEffect(0.004, -0.001, 0.0099)), report::Verdict::kPass);
  EXPECT_EQ(verdict_with(TimeEffect(0.004, -0.001, 0.0101)), report::Verdict::kRegressed);
  EXPECT_EQ(verdict_with(TimeEffect(0.004, 0.001, 0.0099)), report::Verdict::kRegressed)
      << "surely slower";
}

TEST(MoreInstructions, AFewAreNone) {
  EXPECT_EQ(Weighed({}, 0.0015).verdict, report::Verdict::kPass);
  EXPECT_EQ(NoteOf(Weighed({}, 0.0015)), "");
}

}  // namespace
}  // namespace hakari::gate
