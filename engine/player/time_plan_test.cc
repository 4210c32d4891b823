#include "engine/player/time_plan.h"

#include "gtest/gtest.h"

namespace hakari::player {
namespace {

constexpr int64_t kOverheadMs = 20;

Limits Clock(int64_t clock_ms, int64_t increment_ms, int64_t byoyomi_ms) {
  Limits limits;
  limits.clock_ms[kBlack] = clock_ms;
  limits.increment_ms[kBlack] = increment_ms;
  limits.byoyomi_ms = byoyomi_ms;
  return limits;
}

TEST(TimePlanTest, WithoutTimeThereIsNoPlan) {
  EXPECT_FALSE(PlanTime(Limits(), kBlack, kOverheadMs).has_value());
  Limits other;
  other.clock_ms[kWhite] = 1000;
  EXPECT_FALSE(PlanTime(other, kBlack, kOverheadMs).has_value());
}

TEST(TimePlanTest, TheTimeForThisMoveIsUsedWholeButForTheOverhead) {
  Limits limits = Clock(5, 0, 5);
  limits.move_ms = 100;
  const auto plan = PlanTime(limits, kBlack, kOverheadMs);
  EXPECT_EQ(plan->soft_ms, 80);
  EXPECT_EQ(plan->hard_ms, 80);
  limits.move_ms = 5;
  EXPECT_EQ(PlanTime(limits, kBlack, kOverheadMs)->hard_ms, 1);
}

TEST(TimePlanTest, ByoyomiIsUsedWhole) {
  const auto plan = PlanTime(Clock(0, 0, 1000), kBlack, kOverheadMs);
  EXPECT_EQ(plan->soft_ms, 980);
  EXPECT_EQ(plan->hard_ms, 980);
}

TEST(TimePlanTest, AClockIsSharedAndNeverUsedUp) {
  const auto plan = PlanTime(Clock(350'000, 4000, 0), kBlack, kOverheadMs);
  EXPECT_EQ(plan->soft_ms, 10'000 + 3000 - kOverheadMs);
  EXPECT_EQ(plan->hard_ms, 5 * 13'000 - kOverheadMs);
  for (int64_t clock = 0; clock <= 3000; clock += 7) {
    for (int64_t increment : {0, 50, 2000}) {
      for (int64_t byoyomi : {0, 100, 3000}) {
        const auto any = PlanTime(Clock(clock, increment, byoyomi), kBlack, kOverheadMs);
        ASSERT_GE(any->soft_ms, 1);
        ASSERT_LE(any->soft_ms, any->hard_ms);
        ASSERT_LE(any->hard_ms, std::max<int64_t>(1, clock + byoyomi - kOverheadMs))
            << clock << " " << increment << " " << byoyomi;
      }
    }
  }
}

TEST(TimePlanTest, ADepthThatCannotEndInTimeIsNotBegun) {
  const TimePlan plan{1000, 4000};
  EXPECT_FALSE(EndsAfterDepth(plan, {499, true, 30}));
  EXPECT_TRUE(EndsAfterDepth(plan, {500, true, 30}));
  EXPECT_FALSE(EndsAfterDepth(plan, {899, false, 30}));
  EXPECT_TRUE(EndsAfterDepth(plan, {900, false, 30}));
}

TEST(TimePlanTest, TimeThatComesAgainIsUsedToItsEnd) {
  const TimePlan plan{1000, 1000};
  EXPECT_FALSE(EndsAfterDepth(plan, {999, true, 30}));
  EXPECT_TRUE(EndsAfterDepth(plan, {1000, true, 30}));
}

TEST(TimePlanTest, AnOnlyMoveNeedsNoThought) {
  EXPECT_TRUE(EndsAfterDepth({1000, 4000}, {0, false, 1}));
}

}  // namespace
}  // namespace hakari::player
