#include "ci/gate/row_decision.h"

#include <gtest/gtest.h>

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/match.h"
#include "ci/gate/decision.h"
#include "ci/gate/samples_for_test.h"

namespace hakari::gate {
namespace {

std::string NoteOf(const GateReport& report) { return report.benchmarks[0].note; }

TEST(RowDecision, MoreTimeWithEqualInstructionsMustSurviveAnotherOrder) {
  const GateReport real = Weighed(SlowerBy(0.03), 0.0);
  EXPECT_EQ(real.verdict, report::Verdict::kRegressed);
  EXPECT_EQ(real.layer, GateLayer::kTime);
  EXPECT_EQ(NoteOf(real), "slower with the same instructions");
  const GateReport layout = Weighed({0.03, 0.03, 0.0}, 0.0);
  EXPECT_EQ(layout.verdict, report::Verdict::kPass);
  EXPECT_EQ(NoteOf(layout), "slower in one order of linking only: an effect of code placement");
  EXPECT_EQ(NoteOf(Weighed({0.03, 0.03, -0.03}, 0.0)), NoteOf(layout));
  const GateReport one_order = Weighed({0.03, 0.03, std::nullopt}, 0.0);
  EXPECT_EQ(one_order.verdict, report::Verdict::kInconclusive);
  const GateReport unclear = Weighed({0.03, 0.03, 0.0065, 0.0065}, 0.0);
  EXPECT_EQ(NoteOf(unclear),
            "slower in one order of linking, by less than the floor in the other: an effect of "
            "code placement");
}

TEST(RowDecision, WhatStandsOutMustDoSoAgainAlone) {
  const GateReport once = Weighed({0.03, 0.0, 0.0}, 0.0);
  EXPECT_EQ(once.verdict, report::Verdict::kPass);
  EXPECT_EQ(NoteOf(once), "seemed slower, but not when measured again");
  EXPECT_EQ(NoteOf(Weighed({-0.03, 0.0, 0.0}, 0.0)), "seemed faster, but not when measured again");
  const GateReport less = Weighed({0.03, 0.006, 0.0}, 0.0);
  EXPECT_EQ(less.verdict, report::Verdict::kPass);
  EXPECT_EQ(NoteOf(less), "seemed slower, but by less than the floor when measured again");
}

TEST(RowDecision, AConfirmationThatSaysTheOppositeOrNothingIsNone) {
  const GateReport opposite = Weighed({0.03, -0.03, 0.03}, 0.0);
  EXPECT_EQ(opposite.verdict, report::Verdict::kInconclusive);
  EXPECT_EQ(NoteOf(opposite), "seems slower, not confirmed when measured again");
  const GateReport missing = Weighed({0.03, std::nullopt, 0.03}, 0.0);
  EXPECT_EQ(missing.benchmarks[0].verdict, report::Verdict::kInconclusive);
  EXPECT_EQ(NoteOf(missing), "seems slower, but was not measured again");
}

// The same, with a wide interval in the last stage. Its samples are set by hand, since the
// simulated noise is equal in all stages.
TEST(RowDecision, AnUnclearConfirmationIsNone) {
  GateReport report = Weighed({0.03, 0.0, 0.0}, 0.0);
  BenchRow& row = report.benchmarks[0];
  row.alone.base_ns = row.alone.base_again_ns = std::vector<double>(40, 100);
  for (size_t i = 0; i < 40; ++i) row.alone.candidate_ns[i] = i % 2 == 0 ? 96 : 104;
  Conclude(report);
  EXPECT_EQ(report.verdict, report::Verdict::kInconclusive);
  EXPECT_EQ(NoteOf(report), "seems slower, not confirmed when measured again");
}

// Unclear when measured together: of forty ratios half are 4 % up and half 4 % down.
TEST(RowDecision, WhatIsUnclearMayBeClearedByMeasuringAlone) {
  for (const auto& [alone, verdict] :
       std::vector<std::pair<std::optional<double>, report::Verdict>>{
           {0.0, report::Verdict::kPass},
           {0.05, report::Verdict::kInconclusive},
           {std::nullopt, report::Verdict::kInconclusive}}) {
    GateReport report = Weighed({0.03, alone, 0.0}, 0.0);
    BenchRow& row = report.benchmarks[0];
    row.rounds.base_ns = row.rounds.base_again_ns = std::vector<double>(40, 100);
    for (size_t i = 0; i < 40; ++i) row.rounds.candidate_ns[i] = i % 2 == 0 ? 96 : 104;
    Conclude(report);
    EXPECT_EQ(row.verdict, verdict) << NoteOf(report);
    EXPECT_EQ(NoteOf(report), verdict == report::Verdict::kPass
                                  ? "unclear at first, within 3 % when measured again"
                                  : "the interval is too wide to tell");
  }
}

TEST(RowDecision, WithoutTimeInstructionsDecideAlone) {
  GateReport report;
  report.rules.judge_time = false;
  report.benchmarks = {RowNamed("pds/mate")};
  Conclude(report);
  EXPECT_EQ(report.verdict, report::Verdict::kInconclusive);  // neither was measured
  report.benchmarks[0].base_instructions = report.benchmarks[0].candidate_instructions = 1000;
  Conclude(report);
  EXPECT_EQ(report.verdict, report::Verdict::kPass);
  report.benchmarks[0].candidate_instructions = 1010;
  Conclude(report);
  EXPECT_EQ(report.verdict, report::Verdict::kRegressed);
  EXPECT_EQ(NoteOf(report), "1.00 % more instructions, and it was not timed");
}

TEST(RowDecision, ARowThatIsNotWeighedIsDecidedByItsInstructions) {
  GateReport report;
  report.benchmarks = {RowNamed("pds/mate"), RowNamed("legal/quiet")};
  for (BenchRow& row : report.benchmarks) row.base_instructions = row.candidate_instructions = 1000;
  report.benchmarks[1].weighed = false;
  StrawSource source(7);
  WeighTimes(report, source);
  EXPECT_EQ(source.log, std::vector<std::string>{"together pds/mate 40"});
  Conclude(report);
  EXPECT_EQ(report.verdict, report::Verdict::kPass);
  report.benchmarks[1].candidate_instructions = 1010;
  report.out_of_time = true;  // for the other rows: this one was not to be weighed
  Conclude(report);
  EXPECT_EQ(report.benchmarks[1].verdict, report::Verdict::kRegressed);
  EXPECT_EQ(report.benchmarks[1].note, "1.00 % more instructions, and it was not timed");
}

TEST(RowDecision, InstructionsLeaveADoubtWhereTheyMovedOrAreUnknown) {
  BenchRow row = RowNamed("pds/mate");
  EXPECT_TRUE(WantsWeighing(row, GateRules()));
  row.base_instructions = 1000;
  for (const auto& [candidate, doubt] : std::vector<std::pair<uint64_t, bool>>{
           {1000, false}, {1001, false}, {1010, true}, {990, true}}) {
    row.candidate_instructions = candidate;
    EXPECT_EQ(WantsWeighing(row, GateRules()), doubt) << candidate;
  }
}

TEST(RowDecision, WithoutInstructionsTimeDecidesInBothOrders) {
  EXPECT_EQ(Weighed(SlowerBy(0.03), std::nullopt).verdict, report::Verdict::kRegressed);
  EXPECT_EQ(NoteOf(Weighed(SlowerBy(0.03), std::nullopt)), "slower");
  EXPECT_EQ(Weighed({0.03, 0.03, 0.0}, std::nullopt).verdict, report::Verdict::kPass);
  EXPECT_EQ(Weighed({}, std::nullopt).verdict, report::Verdict::kPass);
}

// As for an external engine.
TEST(RowDecision, WhereThereIsOneOrderTheTimeDecidesAlone) {
  GateRules one_order;
  one_order.one_order = true;
  const GateReport slower = Weighed({0.03, 0.03, std::nullopt}, std::nullopt, one_order);
  EXPECT_EQ(slower.verdict, report::Verdict::kRegressed);
  EXPECT_EQ(NoteOf(slower), "slower");
  EXPECT_EQ(Weighed({-0.03, -0.03, std::nullopt}, std::nullopt, one_order).verdict,
            report::Verdict::kImproved);
}

TEST(RowDecision, FasterIsImproved) {
  const GateReport report = Weighed(SlowerBy(-0.03), -0.03);
  EXPECT_EQ(report.verdict, report::Verdict::kImproved);
  EXPECT_EQ(NoteOf(report), "faster");
  EXPECT_EQ(Weighed({-0.03, -0.03, 0.0}, 0.0).verdict,
            report::Verdict::kPass);  // code placement
}

TEST(RowDecision, SlowerWithFewerInstructionsIsCalledSo) {
  EXPECT_EQ(NoteOf(Weighed(SlowerBy(0.03), -0.05)), "slower with fewer instructions");
  EXPECT_EQ(NoteOf(Weighed(SlowerBy(0.03), -0.001)), "slower with about the same instructions");
}

TEST(RowDecision, WhatTowersOverTheNoiseIsSeen) {
  const GateReport report = Weighed(SlowerBy(9.0, 0.2), std::nullopt);
  EXPECT_EQ(report.verdict, report::Verdict::kRegressed);
  EXPECT_EQ(Weighed(SlowerBy(-0.9, 0.2), std::nullopt).verdict, report::Verdict::kImproved);
}

TEST(RowDecision, ANoisyMachineCannotTell) {
  const GateReport report = Weighed(SlowerBy(0.0, 0.2), 0.0);
  EXPECT_EQ(report.verdict, report::Verdict::kInconclusive);
  EXPECT_TRUE(absl::StrContains(NoteOf(report), "too noisy"));
}

TEST(RowDecision, OtherWorkOfABenchmarkIsWeighedAnItem) {
  GateReport report = Weighed(SlowerBy(0.10), 0.10);
  report.benchmarks[0].candidate_items = 1100;
  Conclude(report);
  EXPECT_EQ(report.verdict, report::Verdict::kPass);
  EXPECT_NEAR(*report.benchmarks[0].instructions, 0, 1e-9);
}

}  // namespace
}  // namespace hakari::gate
