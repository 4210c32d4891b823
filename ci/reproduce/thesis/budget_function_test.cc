#include "ci/reproduce/thesis/budget_function.h"

#include <vector>

#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace hakari::reproduce {
namespace {

using ::testing::ElementsAre;
using ::testing::SizeIs;

BudgetFunction Of(BudgetKind kind, double farthest_mate) {
  for (const BudgetFunction& function : BudgetFunctions(farthest_mate)) {
    if (function.kind == kind) return function;
  }
  return {};
}

TEST(BudgetFunction, TheThesissSlopeIsOfAMateAtTen) {
  const BudgetFunction linear = Of(BudgetKind::kLinear, 10);
  EXPECT_DOUBLE_EQ(linear.slope, 0.05);
  EXPECT_DOUBLE_EQ(linear.At(0), 0.5);
  EXPECT_DOUBLE_EQ(linear.At(10), 1);
  EXPECT_DOUBLE_EQ(linear.At(-10), 0);
  EXPECT_DOUBLE_EQ(linear.At(-11), 0) << "no limit is below 0";
}

TEST(BudgetFunction, SigmoidAndStepByHand) {
  const BudgetFunction sigmoid = Of(BudgetKind::kSigmoid, 10);
  EXPECT_DOUBLE_EQ(sigmoid.At(0), 0.5);
  EXPECT_NEAR(sigmoid.At(1), 0.731, 0.0005);
  EXPECT_NEAR(sigmoid.At(-1), 0.269, 0.0005);
  const BudgetFunction step = Of(BudgetKind::kStep, 10);
  EXPECT_EQ(step.At(0), 1);
  EXPECT_EQ(step.At(-0.001), 0);
}

TEST(BudgetFunction, LinesBendWhereTheFunctionDoes) {
  EXPECT_THAT(Of(BudgetKind::kLinear, 5).Corners(10), ElementsAre(-10, -5, 10));
  EXPECT_THAT(Of(BudgetKind::kLinear, 20).Corners(10), ElementsAre(-10, 10));
  const BudgetFunction step = Of(BudgetKind::kStep, 5);
  const std::vector<double> corners = step.Corners(10);
  ASSERT_THAT(corners, SizeIs(4));
  EXPECT_EQ(step.At(corners[1]), 0);
  EXPECT_EQ(step.At(corners[2]), 1);
  EXPECT_THAT(Of(BudgetKind::kSigmoid, 5).Corners(1), ElementsAre(-1, -0.5, 0, 0.5, 1));
}

}  // namespace
}  // namespace hakari::reproduce
