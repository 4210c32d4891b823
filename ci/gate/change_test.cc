#include "ci/gate/change.h"

#include <gtest/gtest.h>
#include <cmath>
#include <cstddef>

#include "ci/gate/samples_for_test.h"
#include "ci/gate/time_look.h"

namespace hakari::gate {
namespace {

Rounds TwentyRounds(double candidate_ns, double again_ns) {
  Rounds rounds;
  rounds.base_ns.assign(20, 100.0);
  rounds.candidate_ns.assign(20, candidate_ns);
  rounds.base_again_ns.assign(20, again_ns);
  return rounds;
}

TEST(Change, IsTheMedianRatioLessOne) {
  const auto change = ChangeOf(LogRatios({100, 200, 400}, {103, 206, 420}), 0.5);
  ASSERT_TRUE(change.has_value());
  EXPECT_NEAR(change->estimate, 0.03, 1e-12);
  EXPECT_LE(change->interval.low, change->estimate);
  EXPECT_GE(change->interval.high, change->estimate);
}

TEST(Change, OnlyWholeRoundsCount) {
  EXPECT_EQ(LogRatios({100, 100, 100}, {100, 100}).size(), 2u);
  EXPECT_TRUE(LogRatios({}, {1}).empty());
}

TEST(Change, TooFewRoundsSayNothing) {
  EXPECT_FALSE(ChangeOf({0.1, 0.1, 0.1}, 0.99).has_value());
  EXPECT_EQ(WordFor(std::nullopt, 0.01, GateRules()), ChangeWord::kUnclear);
}

TEST(Change, OtherWorkIsWeighedAnItem) {
  BenchRow row;
  row.items = 1000;
  row.candidate_items = 1100;
  row.rounds = TwentyRounds(110, 100);
  EXPECT_NEAR(LogRatiosOf(row, row.rounds).front(), 0, 1e-12);
  row.candidate_items = 0;  // as many
  EXPECT_NEAR(LogRatiosOf(row, row.rounds).front(), std::log(1.1), 1e-12);
}

TEST(Change, InstructionsAreComparedAnItem) {
  BenchRow row;
  EXPECT_FALSE(InstructionChangeOf(row).has_value());
  row.base_instructions = 1000;
  EXPECT_FALSE(InstructionChangeOf(row).has_value());
  row.candidate_instructions = 1100;
  EXPECT_NEAR(*InstructionChangeOf(row), 0.1, 1e-12);
  row.items = 1000;
  row.candidate_items = 1100;
  EXPECT_NEAR(*InstructionChangeOf(row), 0, 1e-12);
}

// Three of twenty rounds are faster. With one look at 99 % the bound would be the fourth from the
// end. With four looks each may err a quarter as often, and the bound is the third.
TEST(Change, TheConfidenceIsSharedAmongTheLooks) {
  GateRules rules;
  rules.looks = 4;
  EXPECT_DOUBLE_EQ(ConfidenceOfALook(rules), 0.9975);
  BenchRow row;
  row.rounds = TwentyRounds(103, 100);
  for (size_t i = 0; i < 3; ++i) row.rounds.candidate_ns[i] = 99;
  EXPECT_NEAR(ChangeIn(row, row.rounds, rules)->interval.low, -0.01, 1e-12);
  rules.looks = 1;
  EXPECT_NEAR(ChangeIn(row, row.rounds, rules)->interval.low, 0.03, 1e-12);
}

TEST(Change, HasAWordByIntervalAndFloor) {
  EXPECT_EQ(WordFor(TimeEffect(0.03, 0.02, 0.04), 0.01, GateRules()), ChangeWord::kSlower);
  EXPECT_EQ(WordFor(TimeEffect(-0.03, -0.04, -0.02), 0.01, GateRules()), ChangeWord::kFaster);
  EXPECT_EQ(WordFor(TimeEffect(0.008, 0.005, 0.012), 0.01, GateRules()),
            ChangeWord::kSame);  // below the floor
  EXPECT_EQ(WordFor(TimeEffect(0.015, -0.001, 0.018), 0.01, GateRules()),
            ChangeWord::kSame);  // may be none
  EXPECT_EQ(WordFor(TimeEffect(0.015, -0.01, 0.031), 0.01, GateRules()),
            ChangeWord::kUnclear);  // may be 3 %
  EXPECT_EQ(WordFor(TimeEffect(-0.015, -0.031, 0.01), 0.01, GateRules()), ChangeWord::kUnclear);
}

TEST(Change, AmidNoiseOnlyWhatLiesBeyondItHasAWord) {
  EXPECT_EQ(WordFor(TimeEffect(0.06, 0.05, 0.07), 0.04, GateRules()), ChangeWord::kSlower);
  EXPECT_EQ(WordFor(TimeEffect(0.06, 0.03, 0.09), 0.04, GateRules()), ChangeWord::kUnclear);
  EXPECT_EQ(WordFor(TimeEffect(0.0, -0.01, 0.01), 0.04, GateRules()), ChangeWord::kUnclear);
  EXPECT_EQ(WordFor(TimeEffect(-0.06, -0.07, -0.05), 0.04, GateRules()), ChangeWord::kFaster);
}

TEST(Change, IsSettledIfItHasAWordOrLiesWithinTheFloor) {
  EXPECT_TRUE(IsSettled(TimeEffect(0.03, 0.02, 0.04), ChangeWord::kSlower, 0.01));
  EXPECT_TRUE(IsSettled(TimeEffect(0.0, -0.01, 0.01), ChangeWord::kSame, 0.01));
  EXPECT_FALSE(IsSettled(TimeEffect(0.0, -0.01, 0.02), ChangeWord::kSame, 0.01));
  EXPECT_FALSE(IsSettled(std::nullopt, ChangeWord::kUnclear, 0.01));
}

TEST(Change, TheFloorRisesWithTheCanary) {
  GateRules rules;
  BenchRow row;
  row.rounds = TwentyRounds(100, 100);
  EXPECT_DOUBLE_EQ(FloorOf(row, rules), rules.time_floor);
  row.rounds = TwentyRounds(100, 102);
  EXPECT_NEAR(FloorOf(row, rules), 0.02, 1e-9);
  row.rounds = Rounds();
  row.alone = TwentyRounds(100, 98);
  EXPECT_NEAR(FloorOf(row, rules), 0.02, 1e-9);
}

// `rounds` rounds, each 3 % slower except for `but_faster` that are 3 % faster.
BenchRow Slower(int rounds, int but_faster) {
  BenchRow row = RowNamed("pds/mate");
  for (int i = 0; i < rounds; ++i) {
    row.rounds.base_ns.push_back(100);
    row.rounds.base_again_ns.push_back(100);
    row.rounds.candidate_ns.push_back(i < but_faster ? 97 : 103);
  }
  return row;
}

double PowerOfHalf(int n) { return std::ldexp(1.0, -n); }

// Of fourteen rounds one faster: the two-sided sign test gives 2 * 15 / 2^14.
constexpr int kRounds = 14;
double SignTestOfOneInFourteen() { return 2 * 15 * PowerOfHalf(kRounds); }

TEST(TimeLook, TheChanceOfAnErrorIsSharedAmongTheLooks) {
  GateRules rules;
  for (const int looks : {1, 2, 4}) {
    rules.looks = looks;
    const TimeLook look = LookAtTimes({Slower(kRounds, 1)}, rules).front();
    EXPECT_DOUBLE_EQ(look.p, looks * SignTestOfOneInFourteen());
  }
  EXPECT_DOUBLE_EQ(LookAtTimes({Slower(1, 0)}, rules).front().p, 1) << "no chance is above 1";
}

TEST(TimeLook, TheChanceOfAnErrorIsSharedAmongTheBenchmarks) {
  const GateRules rules;
  std::vector<BenchRow> rows(5, Slower(kRounds, 7));
  rows[2] = Slower(kRounds, 1);
  const std::vector<TimeLook> looks = LookAtTimes(rows, rules);
  EXPECT_DOUBLE_EQ(looks[2].p, 5 * rules.looks * SignTestOfOneInFourteen());
  EXPECT_DOUBLE_EQ(looks[0].p, 1);
}

// By itself the row is slower: the whole interval lies above the floor. Among a hundred benchmarks
// one such row may be chance.
TEST(TimeLook, WhatAmongSoManyMayBeChanceIsUnclear) {
  const GateRules rules;
  const BenchRow slower = Slower(20, 1);
  EXPECT_EQ(LookAtTimes({slower}, rules).front().word, ChangeWord::kSlower);
  std::vector<BenchRow> rows(100, Slower(20, 10));
  rows[0] = slower;
  const TimeLook look = LookAtTimes(rows, rules).front();
  ASSERT_TRUE(look.change.has_value());
  EXPECT_GT(look.change->interval.low, 0);
  EXPECT_EQ(look.word, ChangeWord::kUnclear);
}

TEST(TimeLook, RowsThatAreNotWeighedDoNotShareTheError) {
  const GateRules rules;
  std::vector<BenchRow> rows(100, Slower(20, 10));
  for (BenchRow& row : rows) row.weighed = false;
  rows[0] = Slower(20, 1);
  EXPECT_EQ(LookAtTimes(rows, rules).front().word, ChangeWord::kSlower);
}

}  // namespace
}  // namespace hakari::gate
