#include "base/statistics/distributions.h"

#include <gtest/gtest.h>

namespace hakari {
namespace {

TEST(BinomialDistribution, IsCountedOnFingersForFourCoins) {
  // 1, 4, 6, 4, 1 of 16.
  EXPECT_DOUBLE_EQ(BinomialProbability(2, 4, 0.5), 6.0 / 16);
  EXPECT_DOUBLE_EQ(BinomialAtMost(1, 4, 0.5), 5.0 / 16);
  EXPECT_DOUBLE_EQ(BinomialAtLeast(3, 4, 0.5), 5.0 / 16);
  EXPECT_DOUBLE_EQ(BinomialAtLeast(4, 4, 0.5), 1.0 / 16);
}

TEST(BinomialDistribution, BeyondItsEndsIsNothingOrAll) {
  EXPECT_EQ(BinomialProbability(-1, 4, 0.5), 0);
  EXPECT_EQ(BinomialProbability(5, 4, 0.5), 0);
  EXPECT_EQ(BinomialAtMost(-1, 4, 0.5), 0);
  EXPECT_EQ(BinomialAtMost(4, 4, 0.5), 1);
  EXPECT_EQ(BinomialAtLeast(0, 4, 0.5), 1);
  EXPECT_EQ(BinomialAtLeast(5, 4, 0.5), 0);
  EXPECT_EQ(BinomialAtMost(0, 0, 0.5), 1);
}

TEST(BinomialDistribution, WithACertainOutcome) {
  EXPECT_EQ(BinomialAtMost(2, 4, 0), 1);
  EXPECT_EQ(BinomialAtMost(2, 4, 1), 0);
  EXPECT_EQ(BinomialAtLeast(2, 4, 1), 1);
}

TEST(BinomialDistribution, KeepsTheDigitsOfSmallTails) {
  // All heads in a hundred throws: 2^-100.
  EXPECT_NEAR(BinomialAtLeast(100, 100, 0.5) / 7.888609052210118e-31, 1, 1e-12);
}

TEST(BetaDistribution, WithShapesOneIsUniform) {
  EXPECT_NEAR(BetaQuantile(1, 1, 0.3), 0.3, 1e-14);
  // The greatest of two uniform numbers is below x with probability x^2.
  EXPECT_NEAR(BetaQuantile(2, 1, 0.25), 0.5, 1e-14);
}

TEST(NormalDistribution, AsInEveryTable) {
  EXPECT_NEAR(NormalQuantile(0.975), 1.959963984540054, 1e-12);
  EXPECT_NEAR(NormalAtMost(1.959963984540054), 0.975, 1e-14);
  EXPECT_NEAR(NormalAtMost(0), 0.5, 1e-15);
}

}  // namespace
}  // namespace hakari
