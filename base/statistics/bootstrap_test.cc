#include "base/statistics/bootstrap.h"

#include <gtest/gtest.h>
#include <cmath>
#include <limits>
#include <optional>
#include <vector>

#include "base/status/testing.h"
#include "gtest/gtest.h"

namespace hakari {
namespace {

BootstrapOptions With(double confidence) {
  BootstrapOptions options;
  options.confidence = confidence;
  return options;
}

TEST(Bootstrap, OfThreeSamplesByHand) {
  // The median of three draws is the least sample in 7 of 27 cases, and the greatest in 7 of 27. So
  // an interval that leaves out 30 % on each side is the middle sample alone, and one that leaves
  // out 20 % is the whole range.
  const std::vector<double> samples = {1, 10, 100};
  HAKARI_ASSERT_OK(const auto narrow, BootstrapMedian(samples, With(0.4)));
  EXPECT_EQ(narrow.low, 10);
  EXPECT_EQ(narrow.high, 10);
  HAKARI_ASSERT_OK(const auto wide, BootstrapMedian(samples, With(0.6)));
  EXPECT_EQ(wide.low, 1);
  EXPECT_EQ(wide.high, 100);
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

// Counts of a game: mates predicted correctly, mates predicted wrongly, mates missed.
std::optional<double> F1(const std::vector<double>& sums) {
  const double all = 2 * sums[0] + sums[1] + sums[2];
  if (all == 0) return std::nullopt;
  return 2 * sums[0] / all;
}

// Three games: four mates found, a mate missed, a wrong alarm; F1 is 8 / (8 + 1 + 1) = .8. Of the
// 27 draws of three games 8 do not have the first: F1 is 0. 12 have it once, .8; 6 twice, 16/17;
// one thrice, 1.
TEST(BootstrapSums, F1OfThreeGamesByHand) {
  const std::vector<std::vector<double>> games = {{4, 0, 0}, {0, 0, 1}, {0, 1, 0}};
  const auto wide = BootstrapSums(games, F1, With(0.6));  // leaves out a fifth on each side
  ASSERT_TRUE(wide.ok()) << wide.status();
  EXPECT_DOUBLE_EQ(wide->estimate, 0.8);
  EXPECT_DOUBLE_EQ(wide->interval.low, 0) << "8 of 27 draws";
  EXPECT_DOUBLE_EQ(wide->interval.high, 16.0 / 17) << "7 of 27 draws are as high";
  const auto narrow = BootstrapSums(games, F1, With(0.3));  // leaves out 35 %
  ASSERT_TRUE(narrow.ok()) << narrow.status();
  EXPECT_DOUBLE_EQ(narrow->interval.low, 0.8);
  EXPECT_DOUBLE_EQ(narrow->interval.high, 0.8);
}

// A hundred positions, half of them right. Drawn as two games of fifty, a quarter of the draws has
// only right ones; drawn one by one, hardly any draw is far from a half.
TEST(BootstrapSums, WhatIsDrawnTogetherVariesTogether) {
  const OfSums kShare = [](const std::vector<double>& sums) { return sums[0] / sums[1]; };
  HAKARI_ASSERT_OK(const auto games, BootstrapSums({{50, 50}, {0, 50}}, kShare, With(0.95)));
  EXPECT_DOUBLE_EQ(games.interval.low, 0);
  EXPECT_DOUBLE_EQ(games.interval.high, 1);
  std::vector<std::vector<double>> singly;
  for (int i = 0; i < 100; ++i) singly.push_back({static_cast<double>(i % 2), 1});
  HAKARI_ASSERT_OK(const auto positions, BootstrapSums(singly, kShare, With(0.95)));
  EXPECT_DOUBLE_EQ(positions.estimate, 0.5);
  EXPECT_NEAR(positions.interval.low, 0.4, 0.03) << "two deviations of a binomial: .1";
  EXPECT_NEAR(positions.interval.high, 0.6, 0.03);
}

TEST(BootstrapSums, ADifferenceMayBeBelowNothing) {
  const OfSums kFirst = [](const std::vector<double>& sums) { return sums[0]; };
  const auto estimate = BootstrapSums({{-2}, {-2}}, kFirst, With(0.95));
  ASSERT_TRUE(estimate.ok()) << estimate.status();
  EXPECT_DOUBLE_EQ(estimate->estimate, -4);
  EXPECT_DOUBLE_EQ(estimate->interval.high, -4);
}

// A quarter of the draws is the second game twice, which has no number.
TEST(BootstrapSums, ADrawWithoutNumberCountsAsTheWhole) {
  HAKARI_ASSERT_OK(const auto estimate, BootstrapSums({{1, 1, 0}, {0, 0, 0}}, F1, With(0.95)));
  EXPECT_DOUBLE_EQ(estimate.interval.low, 2.0 / 3);
  EXPECT_DOUBLE_EQ(estimate.interval.high, 2.0 / 3);
}

TEST(BootstrapSums, RefusesWhatMakesNoSense) {
  EXPECT_FALSE(BootstrapSums({}, F1, {}).ok());
  EXPECT_FALSE(BootstrapSums({{1, 1, 1}, {1, 1}}, F1, {}).ok());
  EXPECT_FALSE(BootstrapSums({{1, 1, std::numeric_limits<double>::quiet_NaN()}}, F1, {}).ok());
  EXPECT_FALSE(BootstrapSums({{0, 0, 0}}, F1, {}).ok());
  EXPECT_FALSE(BootstrapSums({{1, 1, 1}}, F1, With(1)).ok());
  BootstrapOptions none;
  none.resamples = 0;
  EXPECT_FALSE(BootstrapSums({{1, 1, 1}}, F1, none).ok());
}

TEST(BootstrapRatio, IsTheRatioOfTheSums) {
  HAKARI_ASSERT_OK(const auto ratio, BootstrapRatio("time", {1, 2, 7}, {2, 1, 2}, {}));
  EXPECT_DOUBLE_EQ(ratio.estimate, 0.5);
  EXPECT_TRUE(ratio.interval.Contains(0.5));
}

// Every problem costs twice as much, so the ratio is 2 in every draw.
TEST(BootstrapRatio, WhatIsTheSameEverywhereHasNoWidth) {
  HAKARI_ASSERT_OK(const auto ratio,
                   BootstrapRatio("time", {1, 10, 100, 1000}, {2, 20, 200, 2000}, {}));
  EXPECT_DOUBLE_EQ(ratio.interval.low, 2);
  EXPECT_DOUBLE_EQ(ratio.interval.high, 2);
}

// Of two problems with ratios 1 and 3, a quarter of the draws has only the first, and a quarter
// only the second.
TEST(BootstrapRatio, TwoProblemsReachFromOneToTheOther) {
  HAKARI_ASSERT_OK(const auto ratio, BootstrapRatio("time", {1, 1}, {1, 3}, {}));
  EXPECT_DOUBLE_EQ(ratio.estimate, 2);
  EXPECT_DOUBLE_EQ(ratio.interval.low, 1);
  EXPECT_DOUBLE_EQ(ratio.interval.high, 3);
}

TEST(BootstrapRatio, OneLongSearchMakesItWide) {
  std::vector<double> base(100, 1), other(100, 1);
  base[50] = 1000;
  HAKARI_ASSERT_OK(const auto ratio, BootstrapRatio("time", base, other, {}));
  EXPECT_LT(ratio.interval.low, 0.1);
  EXPECT_DOUBLE_EQ(ratio.interval.high, 1);
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
