#include "suites/match/decision/simulated_matches.h"

#include <gtest/gtest.h>

#include <atomic>
#include <cmath>

#include "base/statistics/sprt.h"

namespace hakari::match {
namespace {

constexpr PairCounts kWide = {22, 4, 48, 4, 22};
constexpr PairCounts kLopsided = {3, 1, 92, 1, 3};
constexpr int kMatches = 500;
constexpr uint64_t kSeed = 1;

const std::atomic<bool> kNoStop(false);

SimulatedSetting Setting(const SprtPlan& plan, const PairCounts& counts, double elo) {
  SimulatedSetting setting;
  setting.plan = plan;
  setting.shares = LikeliestAt(SharesOf(counts), plan.model, elo);
  return setting;
}

// Simulates at both bounds of the plan.
void ExpectFewErrors(SimulatedSetting setting, const PairCounts& counts) {
  const SprtPlan& plan = setting.plan;
  setting.shares = LikeliestAt(SharesOf(counts), plan.model, plan.elo0);
  const SimulatedCounts weak = SimulateMatches(setting, kMatches, kSeed, 2, kNoStop);
  setting.shares = LikeliestAt(SharesOf(counts), plan.model, plan.elo1);
  const SimulatedCounts strong = SimulateMatches(setting, kMatches, kSeed, 2, kNoStop);
  EXPECT_EQ(weak.matches(), kMatches);
  EXPECT_EQ(weak.undecided + strong.undecided, 0);
  EXPECT_FALSE(ErrorRateOf(weak.accepted_elo1, kMatches, plan.alpha).TooHigh())
      << weak.accepted_elo1;
  EXPECT_FALSE(ErrorRateOf(strong.accepted_elo0, kMatches, plan.beta).TooHigh())
      << strong.accepted_elo0;
  EXPECT_GT(weak.accepted_elo1 + strong.accepted_elo0, 5);  // errors do happen
}

TEST(SimulatedMatches, AreDecidedWronglyNoOftenerThanThePlansAllow) {
  ExpectFewErrors(Setting({EloModel::kLogistic, 0, 40, 0.05, 0.05}, kWide, 0), kWide);
  ExpectFewErrors(Setting({EloModel::kNormalized, 0, 40, 0.01, 0.10}, kWide, 0), kWide);
  SimulatedSetting near_equal = Setting({EloModel::kLogistic, -20, 0, 0.05, 0.05}, kLopsided, 0);
  near_equal.mirrored = 0.7;
  near_equal.repeated = 0.3;
  ExpectFewErrors(near_equal, kLopsided);
}

// If openings decide which color wins, the variance is known late.
TEST(SimulatedMatches, OfLopsidedOpeningsAreDecidedNoOftenerWrongly) {
  const SprtPlan plan = {EloModel::kLogistic, 0, 10, 0.05, 0.05};
  constexpr PairCounts kVeryLopsided = {10, 2, 976, 2, 10};
  constexpr int kMany = 4000;
  const SimulatedCounts counts =
      SimulateMatches(Setting(plan, kVeryLopsided, 10), kMany, kSeed, 2, kNoStop);
  EXPECT_LT(ErrorRateOf(counts.accepted_elo0, kMany, plan.beta).interval.high, plan.beta);
}

// The plan has twice the promised alpha.
TEST(SimulatedMatches, ThatAreDecidedTooEarlyAreSeen) {
  constexpr double kPromised = 0.05;
  constexpr int kMany = 2000;
  const SprtPlan plan = {EloModel::kLogistic, 0, 40, 2 * kPromised, kPromised};
  const SimulatedCounts counts = SimulateMatches(Setting(plan, kWide, 0), kMany, kSeed, 2, kNoStop);
  EXPECT_TRUE(ErrorRateOf(counts.accepted_elo1, kMany, kPromised).TooHigh());
  EXPECT_FALSE(ErrorRateOf(counts.accepted_elo1, kMany, plan.alpha).TooHigh());
}

TEST(SimulatedMatches, TakeAboutAsManyPairsAsWaldExpects) {
  const SprtPlan plan = {EloModel::kLogistic, 0, 30, 0.05, 0.05};
  for (const double elo : {0.0, 15.0, 30.0}) {
    const SimulatedSetting setting = Setting(plan, kWide, elo);
    const double expected = WaldExpectationOf(plan, setting.shares).pairs;
    const SimulatedCounts counts = SimulateMatches(setting, kMatches, kSeed, 2, kNoStop);
    EXPECT_GT(counts.mean_pairs(), expected * 0.9) << elo;
    EXPECT_LT(counts.mean_pairs(), expected * 1.15) << elo;
  }
}

// Outcomes as of one coin, with steps log(p1 / p0) and log(q1 / q0). At elo0 the walk ends at the
// lower bound with probability 1 - alpha, so the mean of its end is known, and so is the mean of a
// step.
TEST(WaldExpectation, ByHand) {
  const SprtPlan plan = {EloModel::kLogistic, 0, 20, 0.05, 0.05};
  const PairShares coin = SharesOf({1'000'000'000, 0, 0, 0, 1'000'000'000});
  const WaldExpectation expectation = WaldExpectationOf(plan, coin);
  const double p1 = ScoreOfElo(20);
  const double step = (std::log(p1 / 0.5) + std::log((1 - p1) / 0.5)) / 2;
  const double end = 0.05 * std::log(19) - 0.95 * std::log(19);
  EXPECT_NEAR(expectation.accepts_elo1, 0.05, 1e-3);
  EXPECT_NEAR(expectation.pairs * step / end, 1, 1e-2);
  // In the middle both bounds are equally probable, and the walk has no drift.
  const PairShares middle = LikeliestWithMean(coin, ScoreOfElo(10));
  EXPECT_NEAR(WaldExpectationOf(plan, middle).accepts_elo1, 0.5, 1e-3);
  const double won = ScoreOfElo(10), apart = std::log(p1 / 0.5) - std::log((1 - p1) / 0.5);
  EXPECT_NEAR(WaldExpectationOf(plan, middle).pairs,
              std::log(19) * std::log(19) / (won * (1 - won) * apart * apart), 0.1);
}

TEST(SimulatedMatches, DependOnTheSeedAndTheNumberAlone) {
  const SimulatedSetting setting = Setting({EloModel::kLogistic, 0, 40, 0.1, 0.1}, kWide, 20);
  const SimulatedCounts alone = SimulateMatches(setting, 130, kSeed, 1, kNoStop);
  const SimulatedCounts shared = SimulateMatches(setting, 130, kSeed, 3, kNoStop);
  EXPECT_EQ(alone.pairs, shared.pairs);
  EXPECT_EQ(alone.accepted_elo1, shared.accepted_elo1);
  int64_t pairs = 0;
  for (int i = 0; i < 130; ++i) pairs += SimulateMatch(setting, kSeed, i).pairs;
  EXPECT_EQ(pairs, alone.pairs);
  EXPECT_NE(SimulateMatches(setting, 130, kSeed + 1, 1, kNoStop).pairs, alone.pairs);
  EXPECT_NE(SimulateMatch(setting, kSeed, 0).pairs, SimulateMatch(setting, kSeed, 1).pairs);
}

TEST(SimulatedMatches, ThatTakeTooLongAreGivenUp) {
  SimulatedSetting setting = Setting({EloModel::kLogistic, 0, 1, 0.01, 0.01}, kWide, 0.5);
  setting.most_pairs = 40;
  const SimulatedCounts counts = SimulateMatches(setting, 20, kSeed, 1, kNoStop);
  EXPECT_EQ(counts.undecided, 20);
  EXPECT_EQ(counts.pairs, 20 * 40);
  // Repeated pairs do not count.
  setting.repeated = 0.5;
  const SimulatedCounts repeated = SimulateMatches(setting, 20, kSeed, 1, kNoStop);
  EXPECT_GT(repeated.pairs, 20 * 15);
  EXPECT_LT(repeated.pairs, 20 * 25);
}

}  // namespace
}  // namespace hakari::match
