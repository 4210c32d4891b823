#include "base/statistics/sprt.h"

#include <algorithm>

#include "absl/status/status.h"
#include "base/status/macros.h"

namespace hakari {
namespace {

// A count of pairs; 0 becomes a thousandth.
double Counted(int64_t count) {
  constexpr double kUnseen = 1e-3;
  return count == 0 ? kUnseen : static_cast<double>(count);
}

using Weights = std::array<double, kPairOutcomes>;

// The root of sum(shares * weights / (1 + x * weights)), which falls between its two poles on
// either side of 0. Newton's steps, replaced by bisection where they leave the bracket.
double Multiplier(const PairShares& shares, const Weights& weights) {
  const auto [least, greatest] = std::minmax_element(weights.begin(), weights.end());
  double low = -1 / *greatest;
  double high = -1 / *least;
  double x = 0;
  constexpr int kMostSteps = 200;
  constexpr double kSettled = 1e-15;
  for (int step = 0; step < kMostSteps; ++step) {
    double sum = 0, fall = 0;
    for (size_t k = 0; k < kPairOutcomes; ++k) {
      const double ratio = weights[k] / (1 + x * weights[k]);
      sum += shares[k] * ratio;
      fall += shares[k] * ratio * ratio;
    }
    (sum > 0 ? low : high) = x;
    double next = x + sum / fall;
    if (!(next > low && next < high)) next = low + (high - low) / 2;
    const bool settled = std::abs(next - x) <= kSettled * (1 + std::abs(x));
    x = next;
    if (settled) break;
  }
  return x;
}

// The likeliest distribution p with sum(p * weights) = 0 is shares / (1 + x * weights), by
// Lagrange.
PairShares LikeliestWithout(const PairShares& shares, const Weights& weights) {
  const double x = Multiplier(shares, weights);
  PairShares result;
  for (size_t k = 0; k < kPairOutcomes; ++k) result[k] = shares[k] / (1 + x * weights[k]);
  return result;
}

}  // namespace

PairShares SharesOf(const PairCounts& counts) {
  PairShares shares;
  double pairs = 0;
  for (size_t k = 0; k < kPairOutcomes; ++k) {
    shares[k] = Counted(counts[k]);
    pairs += shares[k];
  }
  for (double& share : shares) share /= pairs;
  return shares;
}

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

// The condition is not linear in the shares, but its tangent at a guess is. The likeliest
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

// Normalized Elo is stated per game, in units that agree with logistic Elo without draws. The score
// of a pair varies half as much as that of a game.
const double kEloOfPairT = 800 / std::log(10.0) / std::sqrt(2.0);

double LogLikelihoodRatio(const PairCounts& counts, const SprtPlan& plan) {
  const PairShares shares = SharesOf(counts);
  const PairShares under0 = LikeliestAt(shares, plan.model, plan.elo0);
  const PairShares under1 = LikeliestAt(shares, plan.model, plan.elo1);
  double sum = 0;
  for (size_t k = 0; k < kPairOutcomes; ++k) {
    sum += Counted(counts[k]) * std::log(under1[k] / under0[k]);
  }
  return sum;
}

absl::Status Check(const PairCounts& counts, const SprtPlan& plan) {
  if (*std::min_element(counts.begin(), counts.end()) < 0) {
    return absl::InvalidArgumentError("a number of pairs is negative");
  }
  constexpr double kMostElo = 1000;  // beyond it the likeliest distribution is a single outcome
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

PairShares LikeliestAt(const PairShares& shares, EloModel model, double elo) {
  return model == EloModel::kLogistic ? LikeliestWithMean(shares, ScoreOfElo(elo))
                                      : LikeliestWithT(shares, elo / kEloOfPairT);
}

double EloOfPairT(double t) { return t * kEloOfPairT; }

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
