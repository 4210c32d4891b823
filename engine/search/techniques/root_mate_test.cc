#include "engine/search/techniques/root_mate.h"

#include <gtest/gtest.h>

namespace hakari::search {
namespace {

TEST(GrowingBudget, IsAShareOfTheNodesAndDoubles) {
  GrowingBudget budget(5);
  EXPECT_EQ(budget.Take(0), 0u);
  EXPECT_EQ(budget.Take(3'980), 0u) << "too few to be worth a call";
  EXPECT_EQ(budget.Take(4'000), 200u);
  EXPECT_EQ(budget.Take(4'001), 0u);
  EXPECT_EQ(budget.Take(7'980), 0u);
  EXPECT_EQ(budget.Take(10'000), 500u);
  EXPECT_EQ(budget.Take(19'980), 0u);
  EXPECT_EQ(budget.Take(20'000), 1'000u);
}

TEST(GrowingBudget, StartsAgainForAnotherPosition) {
  GrowingBudget budget(10);
  EXPECT_EQ(budget.Take(10'000), 1'000u);
  EXPECT_EQ(budget.Take(11'000), 0u);
  budget.Restart();
  EXPECT_EQ(budget.Take(11'000), 1'100u);
}

TEST(GrowingBudget, IsOffAtZero) {
  GrowingBudget budget(0);
  EXPECT_EQ(budget.Take(1'000'000), 0u);
}

}  // namespace
}  // namespace hakari::search
