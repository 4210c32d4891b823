#include "base/statistics/sprt.h"

#include <algorithm>

#include "absl/status/status.h"
#include "base/status/macros.h"

namespace hakari {
namespace {

using Weights = std::array<double, kPairOutcomes>;

// The likeliest distribution p with sum(p * weights) = 0 is shares / (1 + x * weights), by
// Lagrange; x is the root of a falling function between its two poles, found by halving.
PairShares LikeliestWithout(const PairShares& shares, const Weights& weights) {
  const auto [least, greatest] = std::minmax_element(weights.begin(), weights.end());
  double low = -1 / *greatest;
  double high = -1 / *least;
  constexpr int kHalvings = 200;  // more than a double has digits
  for (int i = 0; i < kHalvings; ++i) {
    const double x = low + (high - low) / 2;
    double sum = 0;
    for (size_t k = 0; k < kPairOutcomes; ++k) sum += shares[k] * weights[k] / (1 + x * weights[k]);
    (sum > 0 ? low : high) = x;
  }
  PairShares result;
  for (size_t k = 0; k < kPairOutcomes; ++k) result[k] = shares[k] / (1 + low * weights[k]);
  return result;
}

}  // namespace

double MeanScore(const PairShares& shares) {
  double mean = 0;
  for (size_t k = 0; k < kPairOutcomes; ++k) mean += shares[k] * PairScore(k);
  return mean;
}

double ScoreVariance(const PairShares& shares) {
  const double mean = MeanScore(shares);
  double variance = 0;
  for (size_t k = 0; k < kPairOutcomes; ++k) {
    variance += shares[k] * (PairScore(k) - mean) * (PairScore(k) - mean);
  }
  return variance;
}

PairShares LikeliestWithMean(const PairShares& shares, double mean) {
  Weights weights;
  for (size_t k = 0; k < kPairOutcomes; ++k) weights[k] = PairScore(k) - mean;
  return LikeliestWithout(shares, weights);
}

// The condition is not linear in the shares. Its tangent at a guess is, and the likeliest
// distribution on the tangent is the next guess.
PairShares LikeliestWithT(const PairShares& shares, double t) {
  PairShares guess;
  guess.fill(1.0 / kPairOutcomes);
  constexpr int kMostRounds = 100;
  constexpr double kSettled = 1e-13;
  for (int round = 0; round < kMostRounds; ++round) {
    const double mean = MeanScore(guess);
    const double sigma = std::sqrt(ScoreVariance(guess));
    Weights weights;
    for (size_t k = 0; k < kPairOutcomes; ++k) {
      const double distance = (PairScore(k) - mean) / sigma;
      weights[k] = PairScore(k) - 0.5 - t * sigma * (1 + distance * distance) / 2;
    }
    const PairShares next = LikeliestWithout(shares, weights);
    double change = 0;
    for (size_t k = 0; k < kPairOutcomes; ++k) {
      change = std::max(change, std::abs(next[k] - guess[k]));
    }
    guess = next;
    if (change < kSettled) break;
  }
  return guess;
}

namespace {

// An outcome that was not seen yet is not impossible.
constexpr double kUnseen = 1e-3;

struct Results {
  double pairs = 0;
  PairShares shares;
};

Results ResultsOf(const PairCounts& counts) {
  Results results;
  for (size_t k = 0; k < kPairOutcomes; ++k) {
    results.shares[k] = counts[k] == 0 ? kUnseen : static_cast<double>(counts[k]);
    results.pairs += results.shares[k];
  }
  for (double& share : results.shares) share /= results.pairs;
  return results;
}

// Normalized Elo is stated a game, in steps that fit logistic Elo when nothing is drawn; a pair's
// score varies half as much as a game's.
double PairT(double elo) { return elo / (800 / std::log(10.0)) * std::sqrt(2.0); }

PairShares LikeliestUnder(const PairShares& shares, EloModel model, double elo) {
  return model == EloModel::kLogistic ? LikeliestWithMean(shares, ScoreOfElo(elo))
                                      : LikeliestWithT(shares, PairT(elo));
}

double LogLikelihoodRatio(const PairCounts& counts, const SprtPlan& plan) {
  const Results results = ResultsOf(counts);
  const PairShares under0 = LikeliestUnder(results.shares, plan.model, plan.elo0);
  const PairShares under1 = LikeliestUnder(results.shares, plan.model, plan.elo1);
  double sum = 0;
  for (size_t k = 0; k < kPairOutcomes; ++k) {
    sum += results.shares[k] * std::log(under1[k] / under0[k]);
  }
  return results.pairs * sum;
}

absl::Status Check(const PairCounts& counts, const SprtPlan& plan) {
  if (*std::min_element(counts.begin(), counts.end()) < 0) {
    return absl::InvalidArgumentError("a number of pairs is negative");
  }
  constexpr double kMostElo = 1000;  // beyond it the likeliest distribution is all one outcome
  if (!(plan.elo0 < plan.elo1 && std::abs(plan.elo0) <= kMostElo &&
        std::abs(plan.elo1) <= kMostElo)) {
    return absl::InvalidArgumentError("elo0 must lie below elo1, both within 1000");
  }
  if (!(plan.alpha > 0 && plan.beta > 0 && plan.alpha + plan.beta < 1)) {
    return absl::InvalidArgumentError("alpha and beta must be above 0, and their sum below 1");
  }
  return absl::OkStatus();
}

}  // namespace

double ScoreOfElo(double elo) { return 1 / (1 + std::pow(10, -elo / 400)); }

absl::StatusOr<SprtResult> Sprt(const PairCounts& counts, const SprtPlan& plan) {
  HAKARI_RETURN_IF_ERROR(Check(counts, plan));
  SprtResult result;
  result.lower = std::log(plan.beta / (1 - plan.alpha));
  result.upper = std::log((1 - plan.beta) / plan.alpha);
  const bool played = std::any_of(counts.begin(), counts.end(), [](int64_t n) { return n > 0; });
  if (!played) return result;
  result.llr = LogLikelihoodRatio(counts, plan);
  if (result.llr >= result.upper) result.verdict = SprtVerdict::kAcceptElo1;
  if (result.llr <= result.lower) result.verdict = SprtVerdict::kAcceptElo0;
  return result;
}

}  // namespace hakari
