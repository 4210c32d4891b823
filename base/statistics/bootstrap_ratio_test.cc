#include "base/statistics/bootstrap_ratio.h"

#include <limits>
#include <vector>

#include "gtest/gtest.h"

namespace hakari {
namespace {

TEST(BootstrapRatio, IsTheRatioOfTheSums) {
  const auto ratio = BootstrapRatio("time", {1, 2, 7}, {2, 1, 2}, {});
  ASSERT_TRUE(ratio.ok()) << ratio.status();
  EXPECT_DOUBLE_EQ(ratio->estimate, 0.5);
  EXPECT_TRUE(ratio->interval.Contains(0.5));
}

// Every problem twice as dear: whatever is drawn, the ratio is 2.
TEST(BootstrapRatio, WhatIsTheSameEverywhereHasNoWidth) {
  const auto ratio = BootstrapRatio("time", {1, 10, 100, 1000}, {2, 20, 200, 2000}, {});
  ASSERT_TRUE(ratio.ok()) << ratio.status();
  EXPECT_DOUBLE_EQ(ratio->interval.low, 2);
  EXPECT_DOUBLE_EQ(ratio->interval.high, 2);
}

// Of two problems with ratios 1 and 3, a quarter of the draws has only the one, a quarter only the
// other.
TEST(BootstrapRatio, TwoProblemsReachFromOneToTheOther) {
  const auto ratio = BootstrapRatio("time", {1, 1}, {1, 3}, {});
  ASSERT_TRUE(ratio.ok()) << ratio.status();
  EXPECT_DOUBLE_EQ(ratio->estimate, 2);
  EXPECT_DOUBLE_EQ(ratio->interval.low, 1);
  EXPECT_DOUBLE_EQ(ratio->interval.high, 3);
}

TEST(BootstrapRatio, OneLongSearchMakesItWide) {
  std::vector<double> base(100, 1), other(100, 1);
  base[50] = 1000;
  const auto ratio = BootstrapRatio("time", base, other, {});
  ASSERT_TRUE(ratio.ok()) << ratio.status();
  EXPECT_LT(ratio->interval.low, 0.1);
  EXPECT_DOUBLE_EQ(ratio->interval.high, 1);
}

TEST(BootstrapRatio, RefusesWhatHasNoRatio) {
  const double kNan = std::numeric_limits<double>::quiet_NaN();
  EXPECT_FALSE(BootstrapRatio("time", {}, {}, {}).ok());
  EXPECT_FALSE(BootstrapRatio("time", {1, 2}, {1}, {}).ok());
  EXPECT_FALSE(BootstrapRatio("time", {0, 0}, {1, 1}, {}).ok());
  EXPECT_FALSE(BootstrapRatio("time", {1, kNan}, {1, 1}, {}).ok());
  EXPECT_FALSE(BootstrapRatio("time", {1, 1}, {1, -1}, {}).ok());
  BootstrapOptions options;
  options.confidence = 1;
  EXPECT_FALSE(BootstrapRatio("time", {1}, {1}, options).ok());
}

}  // namespace
}  // namespace hakari
