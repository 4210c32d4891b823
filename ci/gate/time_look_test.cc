#include "ci/gate/time_look.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstddef>

#include "ci/gate/samples_for_test.h"

namespace hakari::gate {
namespace {

// So many rounds, each 3 % slower, but so many of them that are 3 % faster.
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

// By itself the whole interval lies above the floor and the word is slower; among a hundred
// benchmarks one such is no wonder.
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
