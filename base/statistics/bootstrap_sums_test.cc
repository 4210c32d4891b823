#include "base/statistics/bootstrap_sums.h"

#include <limits>
#include <optional>
#include <vector>

#include "gtest/gtest.h"

namespace hakari {
namespace {

// Counts of a game: predicted rightly to be a mate, wrongly so, missed.
std::optional<double> F1(const std::vector<double>& sums) {
  const double all = 2 * sums[0] + sums[1] + sums[2];
  if (all == 0) return std::nullopt;
  return 2 * sums[0] / all;
}

BootstrapOptions With(double confidence) {
  BootstrapOptions options;
  options.confidence = confidence;
  return options;
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

// A hundred positions, half of them right. In two games of fifty a quarter of the draws has only
// the right ones; each for itself, hardly any draw is far from a half.
TEST(BootstrapSums, WhatIsDrawnTogetherVariesTogether) {
  const OfSums kShare = [](const std::vector<double>& sums) { return sums[0] / sums[1]; };
  const auto games = BootstrapSums({{50, 50}, {0, 50}}, kShare, With(0.95));
  ASSERT_TRUE(games.ok()) << games.status();
  EXPECT_DOUBLE_EQ(games->interval.low, 0);
  EXPECT_DOUBLE_EQ(games->interval.high, 1);
  std::vector<std::vector<double>> singly;
  for (int i = 0; i < 100; ++i) singly.push_back({static_cast<double>(i % 2), 1});
  const auto positions = BootstrapSums(singly, kShare, With(0.95));
  ASSERT_TRUE(positions.ok()) << positions.status();
  EXPECT_DOUBLE_EQ(positions->estimate, 0.5);
  EXPECT_NEAR(positions->interval.low, 0.4, 0.03) << "two deviations of a binomial: .1";
  EXPECT_NEAR(positions->interval.high, 0.6, 0.03);
}

TEST(BootstrapSums, ADifferenceMayBeBelowNothing) {
  const OfSums kFirst = [](const std::vector<double>& sums) { return sums[0]; };
  const auto estimate = BootstrapSums({{-2}, {-2}}, kFirst, With(0.95));
  ASSERT_TRUE(estimate.ok()) << estimate.status();
  EXPECT_DOUBLE_EQ(estimate->estimate, -4);
  EXPECT_DOUBLE_EQ(estimate->interval.high, -4);
}

// A quarter of the draws is the second game twice.
TEST(BootstrapSums, ADrawWithoutNumberCountsAsTheWhole) {
  const auto estimate = BootstrapSums({{1, 1, 0}, {0, 0, 0}}, F1, With(0.95));
  ASSERT_TRUE(estimate.ok()) << estimate.status();
  EXPECT_DOUBLE_EQ(estimate->interval.low, 2.0 / 3);
  EXPECT_DOUBLE_EQ(estimate->interval.high, 2.0 / 3);
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

}  // namespace
}  // namespace hakari
