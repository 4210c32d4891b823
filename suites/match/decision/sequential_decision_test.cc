#include "suites/match/decision/sequential_decision.h"

#include <cstdint>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "base/random/dice.h"
#include "base/statistics/binomial.h"
#include "gtest/gtest.h"

namespace hakari::match {
namespace {

SprtPlan Plan(double elo0, double elo1, double alpha = 0.05, double beta = 0.05) {
  SprtPlan plan;
  plan.model = EloModel::kLogistic;
  plan.elo0 = elo0;
  plan.elo1 = elo1;
  plan.alpha = alpha;
  plan.beta = beta;
  return plan;
}

PairEvidence Pair(int64_t number, size_t outcome) {
  return {outcome, {absl::StrCat("a", number), absl::StrCat("b", number)}};
}

size_t Draw(const PairShares& shares, Dice& dice) {
  double left = static_cast<double>(dice.Below(1'000'000'000)) / 1e9;
  size_t outcome = 0;
  while (outcome + 1 < kPairOutcomes && left >= shares[outcome]) left -= shares[outcome++];
  return outcome;
}

std::vector<PairEvidence> DrawnPairs(const PairShares& shares, int count, uint64_t seed) {
  Dice dice(seed);
  std::vector<PairEvidence> pairs;
  for (int i = 0; i < count; ++i) pairs.push_back(Pair(i, Draw(shares, dice)));
  return pairs;
}

constexpr PairShares kEven = {0.15, 0.2, 0.3, 0.2, 0.15};

TEST(SequentialDecision, DoesNotDependOnTheOrderInWhichPairsAreFinished) {
  const std::vector<PairEvidence> pairs =
      DrawnPairs(LikeliestWithMean(kEven, ScoreOfElo(60)), 600, 1);
  SequentialDecision in_order(Plan(0, 40));
  for (size_t i = 0; i < pairs.size(); ++i) in_order.Add(static_cast<int64_t>(i), pairs[i]);
  ASSERT_TRUE(in_order.decided());
  for (uint64_t seed = 1; seed <= 20; ++seed) {
    Dice dice(seed);
    std::vector<int64_t> order(pairs.size());
    for (size_t i = 0; i < order.size(); ++i) order[i] = static_cast<int64_t>(i);
    // Pairs finish a few places early or late.
    for (size_t i = 0; i + 8 < order.size(); ++i) std::swap(order[i], order[i + dice.Below(8)]);
    SequentialDecision mixed(Plan(0, 40));
    for (const int64_t number : order) mixed.Add(number, pairs[static_cast<size_t>(number)]);
    EXPECT_EQ(mixed.pairs(), in_order.pairs());
    EXPECT_EQ(mixed.counts(), in_order.counts());
    EXPECT_EQ(mixed.result().verdict, in_order.result().verdict);
  }
}

TEST(SequentialDecision, WaitsForThePairThatIsMissing) {
  SequentialDecision decision(Plan(0, 40));
  for (int i = 1; i < 200; ++i) decision.Add(i, Pair(i, 4));
  EXPECT_EQ(decision.pairs(), 0);
  EXPECT_FALSE(decision.decided());
  decision.Add(0, Pair(0, 4));
  EXPECT_TRUE(decision.decided());
  EXPECT_EQ(decision.result().verdict, SprtVerdict::kAcceptElo1);
}

TEST(SequentialDecision, DecidesNothingBeforeThirtyPairs) {
  SequentialDecision decision(Plan(0, 400));
  for (int i = 0; i < SequentialDecision::kLeastPairs - 1; ++i) decision.Add(i, Pair(i, 4));
  EXPECT_GT(decision.result().llr, decision.result().upper);
  EXPECT_FALSE(decision.decided());
  decision.Add(SequentialDecision::kLeastPairs - 1, Pair(-1, 4));
  EXPECT_TRUE(decision.decided());
}

// If openings decide which color wins, too few pairs show how much pairs vary.
TEST(SequentialDecision, DecidesNothingBeforeTenPairsThatWereNotSplit) {
  SequentialDecision decision(Plan(0, 40));
  int64_t number = 0;
  for (; number < 300; ++number) decision.Add(number, Pair(number, 2));
  EXPECT_LT(decision.result().llr, decision.result().lower);
  for (int i = 0; i + 1 < SequentialDecision::kLeastUnsplit; ++i, ++number) {
    decision.Add(number, Pair(number, i % 2 == 0 ? 0 : 4));
    ASSERT_FALSE(decision.decided());
  }
  decision.Add(number, Pair(number, 0));
  EXPECT_EQ(decision.result().verdict, SprtVerdict::kAcceptElo0);
}

// Two nearly identical engines: they play the same moves, with rare exceptions.
TEST(SequentialDecision, MirrorImagesAreNoReasonToDecide) {
  SequentialDecision decision(Plan(-10, 0));
  for (int i = 0; i < 1000; ++i) {
    PairEvidence pair = Pair(i, 2);
    if (i % 50 == 0) {
      pair.outcome = 3;
    } else {
      pair.games[1] = pair.games[0];
    }
    decision.Add(i, pair);
  }
  EXPECT_EQ(decision.mirrored(), 980);
  EXPECT_GT(decision.result().llr, decision.result().upper);
  EXPECT_FALSE(decision.decided());
}

TEST(SequentialDecision, TheSameGamesCountOnce) {
  SequentialDecision decision(Plan(0, 400));
  for (int i = 0; i < 1000; ++i) decision.Add(i, Pair(i % 10, 4));
  EXPECT_EQ(decision.repeated(), 990);
  EXPECT_EQ(decision.counts()[4], 10);
  EXPECT_FALSE(decision.decided());
}

TEST(SequentialDecision, RefusesPlansWithoutSense) {
  EXPECT_TRUE(SequentialDecision::Check(Plan(0, 5)).ok());
  EXPECT_FALSE(SequentialDecision::Check(Plan(5, 0)).ok());
  EXPECT_FALSE(SequentialDecision::Check(Plan(0, 5, 0.6, 0.6)).ok());
}

// How many of the matches of known strength end with the verdict `wrong`.
int64_t WrongDecisions(const SprtPlan& plan, double elo, SprtVerdict wrong, int matches) {
  const PairShares shares = LikeliestWithMean(kEven, ScoreOfElo(elo));
  int64_t wrongs = 0;
  for (int match = 0; match < matches; ++match) {
    SequentialDecision decision(plan);
    Dice dice(static_cast<uint64_t>(match + 1));
    for (int64_t pair = 0; !decision.decided(); ++pair) {
      decision.Add(pair, Pair(pair, Draw(shares, dice)));
    }
    wrongs += decision.result().verdict == wrong ? 1 : 0;
  }
  return wrongs;
}

TEST(SequentialDecision, IsWrongNoOftenerThanThePlanAllows) {
  constexpr int kMatches = 400;
  constexpr double kSurely = 0.99;
  const SprtPlan plan = Plan(0, 60, 0.05, 0.10);
  const int64_t too_strong = WrongDecisions(plan, 0, SprtVerdict::kAcceptElo1, kMatches);
  const int64_t too_weak = WrongDecisions(plan, 60, SprtVerdict::kAcceptElo0, kMatches);
  EXPECT_LE(ClopperPearsonLower(too_strong, kMatches, kSurely), 0.05);
  EXPECT_LE(ClopperPearsonLower(too_weak, kMatches, kSurely), 0.10);
  EXPECT_GT(too_strong + too_weak, 5);  // errors do happen
}

}  // namespace
}  // namespace hakari::match
