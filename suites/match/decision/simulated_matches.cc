#include "suites/match/decision/simulated_matches.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <numeric>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "base/random/dice.h"
#include "base/run/parallel.h"
#include "base/statistics/binomial.h"
#include "suites/match/decision/sequential_decision.h"

namespace hakari::match {
namespace {

// At least 0, below 1.
double Uniform(Dice& dice) {
  constexpr uint64_t kSteps = uint64_t{1} << 53;
  return static_cast<double>(dice.Below(kSteps)) / static_cast<double>(kSteps);
}

// Mixes in the plan, so that settings with equal shares draw different pairs too.
Dice DiceOf(const SimulatedSetting& setting, uint64_t seed, int number) {
  Dice dice(seed);
  dice.Mix(static_cast<uint64_t>(number));
  const SprtPlan& plan = setting.plan;
  for (const double value : {plan.elo0, plan.elo1, plan.alpha, plan.beta, MeanScore(setting.shares),
                             ScoreVariance(setting.shares)}) {
    dice.Mix(static_cast<uint64_t>(std::llround(value * 1e9)));
  }
  dice.Mix(static_cast<uint64_t>(plan.model));
  return dice;
}

// Draws the pairs of one match.
class PairDealer {
 public:
  PairDealer(const SimulatedSetting& setting, Dice dice) : setting_(setting), dice_(dice) {}

  PairEvidence Next() {
    if (!outcomes_.empty() && Uniform(dice_) < setting_.repeated) {
      return Pair(dice_.Below(outcomes_.size()));
    }
    double left = Uniform(dice_);
    Dealt dealt;
    while (dealt.outcome + 1 < kPairOutcomes && left >= setting_.shares[dealt.outcome]) {
      left -= setting_.shares[dealt.outcome++];
    }
    constexpr size_t kOnePoint = 2;
    dealt.is_mirror_image = dealt.outcome == kOnePoint && Uniform(dice_) < setting_.mirrored;
    outcomes_.push_back(dealt);
    return Pair(outcomes_.size() - 1);
  }

 private:
  struct Dealt {
    size_t outcome = 0;
    bool is_mirror_image = false;
  };

  PairEvidence Pair(size_t i) const {
    const std::string game = absl::StrCat(i);
    return {outcomes_[i].outcome, {game, outcomes_[i].is_mirror_image ? game : "other " + game}};
  }

  const SimulatedSetting& setting_;
  Dice dice_;
  std::vector<Dealt> outcomes_;
};

}  // namespace

SimulatedMatch SimulateMatch(const SimulatedSetting& setting, uint64_t seed, int number) {
  PairDealer dealer(setting, DiceOf(setting, seed, number));
  SequentialDecision decision(setting.plan);
  while (!decision.decided() && decision.pairs() < setting.most_pairs) {
    decision.Add(decision.pairs(), dealer.Next());
  }
  const PairCounts& counts = decision.counts();
  return {decision.result().verdict, std::accumulate(counts.begin(), counts.end(), int64_t{0})};
}

SimulatedCounts SimulateMatches(const SimulatedSetting& setting, int matches, uint64_t seed,
                                int jobs, const std::atomic<bool>& stop) {
  // Matches are handed to threads in groups: one may take less time than handing it over.
  constexpr int kAtOnce = 50;
  const int pieces = (matches + kAtOnce - 1) / kAtOnce;
  std::vector<SimulatedCounts> counts(static_cast<size_t>(pieces));
  InParallel(
      jobs, pieces, stop,
      [&](int) -> DoPiece {
        return [&](int piece) {
          SimulatedCounts& count = counts[static_cast<size_t>(piece)];
          const int end = std::min(matches, (piece + 1) * kAtOnce);
          for (int number = piece * kAtOnce; number < end; ++number) {
            const SimulatedMatch match = SimulateMatch(setting, seed, number);
            count.accepted_elo0 += match.verdict == SprtVerdict::kAcceptElo0 ? 1 : 0;
            count.accepted_elo1 += match.verdict == SprtVerdict::kAcceptElo1 ? 1 : 0;
            count.undecided += match.verdict == SprtVerdict::kContinue ? 1 : 0;
            count.pairs += match.pairs;
          }
        };
      },
      [](int) {});
  SimulatedCounts all;
  for (const SimulatedCounts& count : counts) {
    all.accepted_elo0 += count.accepted_elo0;
    all.accepted_elo1 += count.accepted_elo1;
    all.undecided += count.undecided;
    all.pairs += count.pairs;
  }
  return all;
}

ErrorRate ErrorRateOf(int64_t wrong, int64_t matches, double allowed) {
  constexpr double kConfidence = 0.99;
  return {wrong, matches, allowed, ClopperPearson(wrong, matches, kConfidence)};
}

WaldExpectation WaldExpectationOf(const SprtPlan& plan, const PairShares& shares) {
  const PairShares under0 = LikeliestAt(shares, plan.model, plan.elo0);
  const PairShares under1 = LikeliestAt(shares, plan.model, plan.elo1);
  double drift = 0, variance = 0;
  for (size_t k = 0; k < kPairOutcomes; ++k) {
    drift += shares[k] * std::log(under1[k] / under0[k]);
  }
  for (size_t k = 0; k < kPairOutcomes; ++k) {
    const double off = std::log(under1[k] / under0[k]) - drift;
    variance += shares[k] * off * off;
  }
  const double lower = std::log(plan.beta / (1 - plan.alpha));
  const double upper = std::log((1 - plan.beta) / plan.alpha);
  WaldExpectation expectation;
  // exp(-root * walk) is a martingale: its mean is the same at every step.
  const double root = 2 * drift / variance;
  constexpr double kNoDrift = 1e-6;
  if (std::abs(root) < kNoDrift) {
    expectation.accepts_elo1 = -lower / (upper - lower);
    expectation.pairs = -lower * upper / variance;
    return expectation;
  }
  expectation.accepts_elo1 =
      (1 - std::exp(-root * lower)) / (std::exp(-root * upper) - std::exp(-root * lower));
  expectation.pairs =
      (expectation.accepts_elo1 * upper + (1 - expectation.accepts_elo1) * lower) / drift;
  return expectation;
}

}  // namespace hakari::match
