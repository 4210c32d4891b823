#include "engine/player/limits.h"

#include "gtest/gtest.h"

namespace hakari::player {
namespace {

Limits Clocks(int64_t black_ms, int64_t white_ms) {
  Limits limits;
  limits.clock_ms[kBlack] = black_ms;
  limits.clock_ms[kWhite] = white_ms;
  return limits;
}

TEST(LimitsTest, TheTimeForThisMoveIsUsedWhole) {
  Limits limits = Clocks(1, 1);
  limits.move_ms = 250;
  EXPECT_EQ(TimeGivenMs(limits, kBlack), 250);
  EXPECT_EQ(TimeBudgetMs(limits, kBlack), 250);
}

TEST(LimitsTest, AClockIsDivided) {
  Limits limits = Clocks(40'000, 80'000);
  limits.increment_ms[kBlack] = 500;
  limits.increment_ms[kWhite] = 0;
  EXPECT_EQ(TimeGivenMs(limits, kBlack), 40'500);
  EXPECT_EQ(TimeGivenMs(limits, kWhite), 80'000);
  EXPECT_EQ(TimeBudgetMs(limits, kBlack), 1500);
  EXPECT_EQ(TimeBudgetMs(limits, kWhite), 2000);
}

TEST(LimitsTest, ByoyomiNeedsNoClock) {
  Limits limits;
  limits.byoyomi_ms = 1000;
  EXPECT_EQ(TimeGivenMs(limits, kBlack), 1000);
  EXPECT_EQ(TimeBudgetMs(limits, kBlack), 900);
  EXPECT_EQ(TimeBudgetMs(Clocks(50, 0), kBlack), 1);
}

TEST(LimitsTest, WithoutTimeThereIsNone) {
  Limits limits;
  limits.nodes = 5;
  EXPECT_FALSE(TimeGivenMs(limits, kBlack).has_value());
  EXPECT_FALSE(TimeBudgetMs(limits, kBlack).has_value());
  limits.clock_ms[kWhite] = 5;
  EXPECT_FALSE(TimeBudgetMs(limits, kBlack).has_value());
}

}  // namespace
}  // namespace hakari::player
