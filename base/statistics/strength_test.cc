#include "base/statistics/strength.h"

#include <gtest/gtest.h>

#include <cmath>

#include "base/random/dice.h"
#include "base/status/testing.h"

namespace hakari {
namespace {

constexpr double kConfidence = 0.95;

TEST(Strength, ScoresAndEloByHand) {
  HAKARI_ASSERT_OK(const Strength strength, StrengthOf({0, 0, 50, 50, 0}, kConfidence));
  EXPECT_DOUBLE_EQ(strength.score, 0.625);
  EXPECT_NEAR(strength.elo, 88.74, 0.01);
  EXPECT_NEAR(ScoreOfElo(strength.elo), 0.625, 1e-12);
  EXPECT_GT(strength.superiority, 0.999);
}

// With many pairs the likelihood ratio is that of a normal distribution.
TEST(Strength, OfManyPairsTheIntervalIsTheNormalOne) {
  const PairCounts counts = {5000, 20000, 40000, 25000, 10000};
  HAKARI_ASSERT_OK(const Strength strength, StrengthOf(counts, kConfidence));
  const PairShares shares = SharesOf(counts);
  const double half = 1.959964 * std::sqrt(ScoreVariance(shares) / 100000);
  EXPECT_NEAR(strength.score_interval.low, 0.5375 - half, half / 100);
  EXPECT_NEAR(strength.score_interval.high, 0.5375 + half, half / 100);
  EXPECT_NEAR(strength.normalized_elo,
              0.0375 / std::sqrt(ScoreVariance(shares)) * 800 / std::log(10) / std::sqrt(2), 1e-3);
}

TEST(Strength, IsTheOppositeFromTheOtherSide) {
  HAKARI_ASSERT_OK(const Strength ours, StrengthOf({3, 9, 20, 14, 8}, kConfidence));
  HAKARI_ASSERT_OK(const Strength theirs, StrengthOf({8, 14, 20, 9, 3}, kConfidence));
  EXPECT_NEAR(ours.elo, -theirs.elo, 1e-9);
  EXPECT_NEAR(ours.elo_interval.low, -theirs.elo_interval.high, 1e-6);
  EXPECT_NEAR(ours.superiority, 1 - theirs.superiority, 1e-9);
}

TEST(Strength, WhoWonEverythingHasNoUpperEnd) {
  HAKARI_ASSERT_OK(const Strength strength, StrengthOf({0, 0, 0, 0, 20}, kConfidence));
  EXPECT_EQ(strength.score, 1);
  EXPECT_TRUE(std::isinf(strength.elo));
  EXPECT_LT(strength.score_interval.low, 1);
  EXPECT_GT(strength.score_interval.low, 0.8);
}

// Random matches of known strength: the interval holds the strength about as often as it says.
TEST(Strength, IntervalsHoldTheTruthAsOftenAsTheySay) {
  const PairShares truth = {0.08, 0.17, 0.3, 0.25, 0.2};
  Dice dice(1);
  int held = 0;
  constexpr int kMatches = 2000, kPairs = 60;
  for (int match = 0; match < kMatches; ++match) {
    PairCounts counts{};
    for (int pair = 0; pair < kPairs; ++pair) {
      double left = static_cast<double>(dice.Below(1'000'000)) / 1e6;
      size_t k = 0;
      while (k + 1 < kPairOutcomes && left >= truth[k]) left -= truth[k++];
      ++counts[k];
    }
    HAKARI_ASSERT_OK(const Strength strength, StrengthOf(counts, kConfidence));
    held += strength.score_interval.Contains(MeanScore(truth)) ? 1 : 0;
  }
  EXPECT_GT(held, kMatches * 0.935);
  EXPECT_LT(held, kMatches * 0.965);
}

TEST(Strength, OfNothingIsAnError) {
  EXPECT_FALSE(StrengthOf({0, 0, 0, 0, 0}, kConfidence).ok());
  EXPECT_FALSE(StrengthOf({1, -1, 0, 0, 0}, kConfidence).ok());
}

}  // namespace
}  // namespace hakari
