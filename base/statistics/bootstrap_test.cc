#include "base/statistics/bootstrap.h"

#include <gtest/gtest.h>

#include <cmath>

namespace hakari {
namespace {

BootstrapOptions With(double confidence) {
  BootstrapOptions options;
  options.confidence = confidence;
  return options;
}

TEST(Bootstrap, OfThreeSamplesByHand) {
  // The median of three draws is the least sample in 7 of 27 cases, and so for the greatest: an
  // interval that leaves out 30 % on each side is the middle sample alone, one that leaves out 20 %
  // is everything.
  const std::vector<double> samples = {1, 10, 100};
  const auto narrow = BootstrapMedian(samples, With(0.4));
  ASSERT_TRUE(narrow.ok());
  EXPECT_EQ(narrow->low, 10);
  EXPECT_EQ(narrow->high, 10);
  const auto wide = BootstrapMedian(samples, With(0.6));
  ASSERT_TRUE(wide.ok());
  EXPECT_EQ(wide->low, 1);
  EXPECT_EQ(wide->high, 100);
}

TEST(Bootstrap, OfFiveSamplesByHand) {
  // The median is the least of five in 5.8 % of all draws: P(X >= 3), X binomial(5, 1/5).
  const std::vector<double> samples = {1, 2, 3, 4, 5};
  EXPECT_EQ(BootstrapMedian(samples, With(0.95))->low, 1);
  EXPECT_EQ(BootstrapMedian(samples, With(0.80))->low, 2);
}

TEST(Bootstrap, TheSameSeedGivesTheSameInterval) {
  std::vector<double> samples;
  for (int i = 0; i < 31; ++i) samples.push_back(std::fmod(i * 7.31, 5.0));
  const auto one = BootstrapMedian(samples, With(0.95));
  const auto two = BootstrapMedian(samples, With(0.95));
  ASSERT_TRUE(one.ok() && two.ok());
  EXPECT_EQ(one->low, two->low);
  EXPECT_EQ(one->high, two->high);
}

TEST(Bootstrap, OfEqualOrSingleSamplesIsAPoint) {
  EXPECT_EQ(BootstrapMedian({3}, With(0.95))->low, 3);
  EXPECT_EQ(BootstrapMedian({3, 3, 3}, With(0.95))->HalfWidth(), 0);
}

TEST(Bootstrap, RefusesWhatMakesNoSense) {
  EXPECT_FALSE(BootstrapMedian({}, With(0.95)).ok());
  EXPECT_FALSE(BootstrapMedian({1, std::nan("")}, With(0.95)).ok());
  EXPECT_FALSE(BootstrapMedian({1, 2}, With(1)).ok());
  BootstrapOptions none = With(0.95);
  none.resamples = 0;
  EXPECT_FALSE(BootstrapMedian({1, 2}, none).ok());
}

}  // namespace
}  // namespace hakari
