#include "ci/gate/strength_row.h"

#include "ci/gate/decision.h"
#include "ci/gate/gate_report.h"
#include "ci/gate/samples_for_test.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace hakari::gate {
namespace {

using report::Verdict;
using ::testing::HasSubstr;

StrengthRow Played(const PairCounts& outcomes, double elo0 = -10, double elo1 = 0) {
  StrengthRow row;
  row.limits = "nodes=1000";
  row.time_per_node = TimeEffect(0.05, 0.04, 0.06);
  row.sprt = {EloModel::kLogistic, elo0, elo1, 0.05, 0.05};
  row.outcomes = outcomes;
  row.games = 100;
  return row;
}

Verdict Concluded(StrengthRow row) {
  ConcludeStrength(row);
  return row.verdict;
}

TEST(StrengthRow, NotWeakerPassesAndStrongerIsAnImprovement) {
  EXPECT_EQ(Concluded(Played({10, 10, 100, 60, 60})), Verdict::kPass);
  EXPECT_EQ(Concluded(Played({10, 10, 100, 60, 60}, 0, 10)), Verdict::kImproved);
}

TEST(StrengthRow, WeakerIsRegressedAndSoIsNotAsStrongAsWasAsked) {
  EXPECT_EQ(Concluded(Played({60, 60, 100, 10, 10})), Verdict::kRegressed);
  EXPECT_EQ(Concluded(Played({600, 600, 8000, 600, 600}, 0, 40)), Verdict::kRegressed);
}

TEST(StrengthRow, WhatIsNotEnoughIsInconclusive) {
  EXPECT_EQ(Concluded(Played({10, 10, 100, 10, 10})), Verdict::kInconclusive);
  StrengthRow few = Played({0, 0, 0, 0, 29}, 0, 400);
  EXPECT_EQ(Concluded(few), Verdict::kInconclusive) << "less than thirty pairs";
  few.outcomes = {0, 0, 0, 0, 30};
  EXPECT_EQ(Concluded(few), Verdict::kImproved);
  few.mirrored_pairs = 1;
  EXPECT_EQ(Concluded(few), Verdict::kInconclusive) << "mirror images are not counted";
}

TEST(StrengthRow, FaultsAreInvalid) {
  StrengthRow row = Played({10, 10, 100, 60, 60});
  row.faults = 10;
  EXPECT_EQ(Concluded(row), Verdict::kInvalid);
}

TEST(StrengthRow, WhyNothingWasPlayedDecides) {
  StrengthRow row;
  row.not_played = "nothing changed";
  EXPECT_EQ(Concluded(row), Verdict::kPass);
  EXPECT_FALSE(HasPaidForItsWork(row));
  row.was_wanted = true;
  EXPECT_EQ(Concluded(row), Verdict::kInconclusive);
}

TEST(StrengthRow, TheNoteTellsScoreAndElo) {
  StrengthRow row = Played({10, 10, 100, 60, 60});
  row.out_of_time = true;
  ConcludeStrength(row);
  EXPECT_THAT(row.note, HasSubstr("elo1 accepted: 0 Elo accepted against -10 Elo"));
  EXPECT_THAT(row.note, HasSubstr("score 65.6 %, Elo +112 ["));
  EXPECT_THAT(row.note, HasSubstr("the budget for games was used up"));
}

// A benchmark that is slower per node.
GateReport SlowerAtOtherWork() {
  GateReport report = Weighed(SlowerBy(0.05), 0.05);
  report.benchmarks[0].items = 1000;
  report.benchmarks[0].candidate_items = 1001;
  return report;
}

TEST(StrengthLayer, GamesAtTheCandidatesSpeedPayForOtherWork) {
  GateReport report = SlowerAtOtherWork();
  Conclude(report);
  EXPECT_EQ(report.verdict, Verdict::kRegressed);
  report.strength = Played({10, 10, 100, 60, 60});
  Conclude(report);
  EXPECT_EQ(report.verdict, Verdict::kPass);
  EXPECT_EQ(report.benchmarks[0].layer, GateLayer::kStrength);
  EXPECT_THAT(report.benchmarks[0].note, HasSubstr("games at the candidate's speed"));
  report.strength->outcomes = {10, 10, 100, 10, 10};
  Conclude(report);
  EXPECT_EQ(report.verdict, Verdict::kRegressed) << "undecided games pay for nothing";
}

TEST(StrengthLayer, OnlyGamesAtItsSpeedPay) {
  GateReport report = SlowerAtOtherWork();
  report.strength = Played({10, 10, 100, 60, 60});
  report.strength->limits = "byoyomi=100";
  report.strength->time_per_node.reset();
  Conclude(report);
  EXPECT_EQ(report.verdict, Verdict::kPass);
  for (const char* limits : {"depth=6", "nodes=1000"}) {
    report.strength->limits = limits;
    Conclude(report);
    EXPECT_EQ(report.verdict, Verdict::kRegressed) << limits;
  }
}

TEST(StrengthLayer, TheSameWorkMustNotBeSlower) {
  GateReport report = Weighed(SlowerBy(0.05), 0.05);
  report.strength = Played({10, 10, 100, 60, 60});
  Conclude(report);
  EXPECT_EQ(report.verdict, Verdict::kRegressed);
  EXPECT_FALSE(DoesOtherWork(report, report.benchmarks[0]));
}

TEST(StrengthLayer, AnAcceptedCountIsOtherWork) {
  GateReport report = Weighed(SlowerBy(0.05), 0.05);
  WorkRow& counts = report.work.emplace_back();
  counts.suite = kBenchCounts;
  counts.compared = 1;
  counts.differences.emplace_back().problem = report.benchmarks[0].name;
  EXPECT_FALSE(DoesOtherWork(report, report.benchmarks[0]));
  counts.differences[0].accepted = true;
  EXPECT_TRUE(DoesOtherWork(report, report.benchmarks[0]));
}

TEST(StrengthLayer, ItDecidesWhereNothingElseDoes) {
  GateReport report = Weighed({}, 0.0);
  report.strength = Played({60, 60, 100, 10, 10});
  Conclude(report);
  EXPECT_EQ(report.verdict, Verdict::kRegressed);
  EXPECT_EQ(report.layer, GateLayer::kStrength);
  EXPECT_THAT(report.reasons[0], HasSubstr("games: weaker: "));
}

}  // namespace
}  // namespace hakari::gate
