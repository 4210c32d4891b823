#include "engine/mate/comparison/node_budget.h"

#include <atomic>

#include "engine/mate/mate_result.h"
#include "gtest/gtest.h"

namespace hakari::mate {
namespace {

MateLimits Limits(uint64_t nodes, int plies) {
  MateLimits limits;
  limits.nodes = nodes;
  limits.plies = plies;
  return limits;
}

TEST(NodeBudgetTest, CountsUpToTheLimitAndNoFurther) {
  NodeBudget budget(Limits(3, 100));
  for (int i = 0; i < 3; ++i) EXPECT_TRUE(budget.Spend(0));
  EXPECT_FALSE(budget.stopped());
  EXPECT_FALSE(budget.Spend(0));
  EXPECT_FALSE(budget.Spend(0));
  EXPECT_EQ(budget.nodes(), 3u);
  EXPECT_EQ(budget.reason(), StopReason::kNodes);
}

TEST(NodeBudgetTest, ANodeTooDeepIsNotCounted) {
  NodeBudget budget(Limits(10, 2));
  EXPECT_TRUE(budget.Spend(2));
  EXPECT_FALSE(budget.Spend(3));
  EXPECT_EQ(budget.nodes(), 1u);
  EXPECT_EQ(budget.reason(), StopReason::kPlies);
}

TEST(NodeBudgetTest, TheFlagIsSeenWithinSomeThousandNodes) {
  std::atomic<bool> stop{false};
  MateLimits limits = Limits(1'000'000, 100);
  limits.stop = &stop;
  NodeBudget budget(limits);
  EXPECT_TRUE(budget.Spend(0));
  stop = true;
  while (budget.Spend(0)) {
  }
  EXPECT_EQ(budget.reason(), StopReason::kStopped);
  EXPECT_LE(budget.nodes(), 5000u);
}

TEST(NodeBudgetTest, TheFirstReasonStays) {
  NodeBudget budget(Limits(0, 100));
  EXPECT_FALSE(budget.Spend(0));
  budget.Stop(StopReason::kMemory);
  EXPECT_EQ(budget.reason(), StopReason::kNodes);
}

}  // namespace
}  // namespace hakari::mate
