#include "base/statistics/pentanomial.h"

#include <algorithm>
#include <cmath>

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

}  // namespace hakari
