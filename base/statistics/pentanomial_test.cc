#include "base/statistics/pentanomial.h"

#include <gtest/gtest.h>

#include <cmath>
#include <numeric>

namespace hakari {
namespace {

constexpr PairShares kShares = {0.05, 0.2, 0.4, 0.25, 0.1};

double Sum(const PairShares& shares) { return std::accumulate(shares.begin(), shares.end(), 0.0); }

TEST(Pentanomial, MeanAndVarianceByHand) {
  EXPECT_DOUBLE_EQ(MeanScore({0.5, 0, 0, 0, 0.5}), 0.5);
  EXPECT_DOUBLE_EQ(ScoreVariance({0.5, 0, 0, 0, 0.5}), 0.25);
  EXPECT_NEAR(MeanScore(kShares), 0.05 + 0.2 + 0.1875 + 0.1, 1e-15);  // 0.5375
  EXPECT_EQ(ScoreVariance({0, 0, 1, 0, 0}), 0);
}

// A maximum under conditions: the likelihood's slope vanishes along every direction that keeps
// them. (1, -2, 1) keeps the sum and the mean.
TEST(Pentanomial, LikeliestWithMeanIsAMaximumThatKeepsTheMean) {
  for (double mean : {0.3, 0.5, 0.5375, 0.9}) {
    const PairShares found = LikeliestWithMean(kShares, mean);
    EXPECT_NEAR(Sum(found), 1, 1e-12);
    EXPECT_NEAR(MeanScore(found), mean, 1e-12);
    for (size_t k = 0; k + 2 < kPairOutcomes; ++k) {
      const auto slope = [&](size_t i) { return kShares[i] / found[i]; };
      EXPECT_NEAR(slope(k) - 2 * slope(k + 1) + slope(k + 2), 0, 1e-9) << mean;
    }
  }
}

// The slope of mean - 1/2 - t * sigma is score - t * (score - mean)^2 / (2 sigma). At the maximum
// the likelihood's slope is a + b times it, with a and b taken here from the outermost outcomes.
TEST(Pentanomial, LikeliestWithTIsAMaximumThatKeepsT) {
  for (double t : {-0.2, 0.0, 0.1}) {
    const PairShares found = LikeliestWithT(kShares, t);
    const double mean = MeanScore(found);
    const double sigma = std::sqrt(ScoreVariance(found));
    EXPECT_NEAR(Sum(found), 1, 1e-12);
    EXPECT_NEAR((mean - 0.5) / sigma, t, 1e-10);
    const auto slope = [&](size_t i) { return kShares[i] / found[i]; };
    const auto condition = [&](size_t i) {
      return PairScore(i) - t * std::pow(PairScore(i) - mean, 2) / (2 * sigma);
    };
    const double b = (slope(4) - slope(0)) / (condition(4) - condition(0));
    for (size_t i = 1; i < kPairOutcomes; ++i) {
      EXPECT_NEAR(slope(i) - slope(0), b * (condition(i) - condition(0)), 1e-8) << t;
    }
  }
}

TEST(Pentanomial, WithWhatItHasAlreadyNothingChanges) {
  const PairShares same = LikeliestWithMean(kShares, MeanScore(kShares));
  const double t = (MeanScore(kShares) - 0.5) / std::sqrt(ScoreVariance(kShares));
  const PairShares same_t = LikeliestWithT(kShares, t);
  for (size_t k = 0; k < kPairOutcomes; ++k) {
    EXPECT_NEAR(same[k], kShares[k], 1e-12);
    EXPECT_NEAR(same_t[k], kShares[k], 1e-10);
  }
}

}  // namespace
}  // namespace hakari
