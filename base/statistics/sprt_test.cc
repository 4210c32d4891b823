#include "base/statistics/sprt.h"
#include "base/status/testing.h"

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

// At a maximum under conditions, the likelihood's slope vanishes along every direction that keeps
// the conditions. (1, -2, 1) keeps the sum and the mean.
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

SprtPlan Plan(EloModel model, double elo0, double elo1) {
  SprtPlan plan;
  plan.model = model;
  plan.elo0 = elo0;
  plan.elo1 = elo1;
  return plan;
}

// Results of public tests of chess engines, with the ratio that their tools state, to 1 %. Such
// tools are usually compared by these figures.
TEST(Sprt, PublishedRatios) {
  const struct {
    PairCounts counts;
    EloModel model;
    double elo0, elo1, llr;
  } kRows[] = {
      {{365, 16618, 36229, 16974, 390}, EloModel::kNormalized, 0, 2, 2.25},
      {{127, 4883, 10712, 5150, 104}, EloModel::kNormalized, -1.75, 0.25, 3.01},
      {{223, 9863, 21279, 10037, 246}, EloModel::kLogistic, 0.5, 2.5, -3.07},
      {{871, 26175, 55983, 26678, 821}, EloModel::kLogistic, 0, 2, -4.98},
  };
  for (const auto& row : kRows) {
    HAKARI_ASSERT_OK(const auto result, Sprt(row.counts, Plan(row.model, row.elo0, row.elo1)));
    EXPECT_NEAR(result.llr / row.llr, 1, 0.01) << row.llr;
  }
}

// With only double wins and double losses this is Wald's test of a coin: every win adds log(s1 /
// s0), every loss log((1 - s1) / (1 - s0)). The unseen outcomes change the third digit.
TEST(Sprt, OfDecisivePairsIsWaldsTestOfACoin) {
  const double s0 = ScoreOfElo(0), s1 = ScoreOfElo(50);
  const double by_hand = 60 * std::log(s1 / s0) + 40 * std::log((1 - s1) / (1 - s0));
  HAKARI_ASSERT_OK(const auto result, Sprt({40, 0, 0, 0, 60}, Plan(EloModel::kLogistic, 0, 50)));
  EXPECT_NEAR(result.llr, by_hand, 0.005);
}

// If every pair was won, the likeliest distribution that scores t consists of wins and losses: a
// share p is won, with (p - 1/2) / sqrt(p (1 - p)) = t, so p = (1 + t / sqrt(1 + t^2)) / 2.
TEST(Sprt, OfNothingButWinsByHand) {
  const double t = 5 * std::log(10.0) / 800 * std::sqrt(2.0);
  const double by_hand = 104 * std::log(1 + t / std::sqrt(1 + t * t));
  HAKARI_ASSERT_OK(const auto result, Sprt({0, 0, 0, 0, 104}, Plan(EloModel::kNormalized, 0, 5)));
  EXPECT_NEAR(result.llr, by_hand, 0.005);
}

TEST(Sprt, OfAnEvenMatchBetweenOppositeStrengthsIsZero) {
  for (EloModel model : {EloModel::kLogistic, EloModel::kNormalized}) {
    HAKARI_ASSERT_OK(const auto result, Sprt({10, 20, 40, 20, 10}, Plan(model, -5, 5)));
    EXPECT_NEAR(result.llr, 0, 1e-9);
    EXPECT_EQ(result.verdict, SprtVerdict::kContinue);
  }
}

TEST(Sprt, BoundsAndVerdicts) {
  const SprtPlan plan = Plan(EloModel::kLogistic, 0, 10);
  EXPECT_NEAR(Sprt({}, plan)->upper, 2.944438979166441, 1e-12);  // log 19
  EXPECT_NEAR(Sprt({}, plan)->lower, -2.944438979166441, 1e-12);
  EXPECT_EQ(Sprt({}, plan)->llr, 0);
  EXPECT_EQ(Sprt({100, 200, 400, 400, 200}, plan)->verdict, SprtVerdict::kAcceptElo1);
  EXPECT_EQ(Sprt({200, 400, 400, 200, 100}, plan)->verdict, SprtVerdict::kAcceptElo0);
  EXPECT_EQ(Sprt({1, 2, 4, 2, 1}, plan)->verdict, SprtVerdict::kContinue);
}

// Each bound contains both errors, one of them inverted.
TEST(Sprt, ErrorsThatDifferMoveEachBoundItsOwnWay) {
  SprtPlan plan = Plan(EloModel::kNormalized, -1.75, 0.25);
  plan.alpha = 0.01;
  plan.beta = 0.2;
  EXPECT_NEAR(Sprt({}, plan)->lower, std::log(0.2 / 0.99), 1e-12);
  EXPECT_NEAR(Sprt({}, plan)->upper, std::log(0.8 / 0.01), 1e-12);
  // A ratio of 3.01 is enough if elo1 may be accepted wrongly once in twenty times, but not once in
  // a hundred.
  const PairCounts for_elo1 = {127, 4883, 10712, 5150, 104};
  EXPECT_EQ(Sprt(for_elo1, plan)->verdict, SprtVerdict::kContinue);
  plan.alpha = 0.05;
  EXPECT_EQ(Sprt(for_elo1, plan)->verdict, SprtVerdict::kAcceptElo1);
  // And a ratio of -3.07 is enough for elo0 if it may be accepted wrongly once in twenty times.
  plan = Plan(EloModel::kLogistic, 0.5, 2.5);
  const PairCounts for_elo0 = {223, 9863, 21279, 10037, 246};
  plan.alpha = 0.2;
  plan.beta = 0.01;
  EXPECT_EQ(Sprt(for_elo0, plan)->verdict, SprtVerdict::kContinue);
  plan.beta = 0.05;
  EXPECT_EQ(Sprt(for_elo0, plan)->verdict, SprtVerdict::kAcceptElo0);
}

TEST(Sprt, ScoresOfEloByHand) {
  EXPECT_EQ(ScoreOfElo(0), 0.5);
  EXPECT_NEAR(ScoreOfElo(400), 10.0 / 11, 1e-15);
  EXPECT_NEAR(ScoreOfElo(-400), 1.0 / 11, 1e-15);
}

TEST(Sprt, RefusesWhatMakesNoSense) {
  EXPECT_FALSE(Sprt({1, -1, 0, 0, 0}, SprtPlan{}).ok());
  EXPECT_FALSE(Sprt({}, Plan(EloModel::kLogistic, 2, 2)).ok());
  EXPECT_FALSE(Sprt({}, Plan(EloModel::kLogistic, 0, std::nan(""))).ok());
  EXPECT_FALSE(Sprt({}, Plan(EloModel::kLogistic, 0, 1e6)).ok());
  SprtPlan plan;
  plan.alpha = 0;
  EXPECT_FALSE(Sprt({}, plan).ok());
  plan.alpha = plan.beta = 0.5;
  EXPECT_FALSE(Sprt({}, plan).ok());
}

// Tables 4.1 and 4.2 of the thesis state win rates of matches of 1000 games and their n-sigma. The
// numbers of decisive games, which it does not state, are the ones that give both figures.
TEST(NSigma, TablesOfTheThesis) {
  const struct {
    int wins, losses;
    double rate, n_sigma;
  } kRows[] = {
      {515, 430, 0.545, 2.77},
      {531, 430, 0.553, 3.26},
      {491, 486, 0.503, 0.16},
  };
  for (const auto& row : kRows) {
    EXPECT_NEAR(row.wins / static_cast<double>(row.wins + row.losses), row.rate, 5e-4);
    EXPECT_NEAR(NSigma(row.wins, row.losses), row.n_sigma, 5e-3);
    EXPECT_NEAR(NSigma(row.losses, row.wins), -row.n_sigma, 5e-3);
  }
}

TEST(NSigma, ByHand) {
  EXPECT_EQ(NSigma(60, 40), 2);
  EXPECT_EQ(NSigma(50, 50), 0);
  EXPECT_EQ(NSigma(1, 0), 1);
  EXPECT_EQ(NSigma(0, 0), 0);
}

}  // namespace
}  // namespace hakari
