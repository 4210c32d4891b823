#include "base/statistics/strength.h"

#include <algorithm>
#include <cmath>

#include "absl/status/status.h"
#include "base/statistics/distributions.h"

namespace hakari {
namespace {

// Twice the log of how much likelier the shares are under themselves than under the likeliest
// distribution with this mean, per pair.
double Unlikeliness(const PairShares& shares, double mean) {
  const PairShares with_mean = LikeliestWithMean(shares, mean);
  double sum = 0;
  for (size_t k = 0; k < kPairOutcomes; ++k) {
    sum += shares[k] * std::log(shares[k] / with_mean[k]);
  }
  return 2 * sum;
}

// The mean between `likeliest` and `end`, which is 0 or 1, at which Unlikeliness() reaches `most`.
double EndOfInterval(const PairShares& shares, double likeliest, double end, double most) {
  double inside = likeliest, outside = end;
  constexpr int kHalvings = 50;
  for (int i = 0; i < kHalvings; ++i) {
    const double middle = inside + (outside - inside) / 2;
    (Unlikeliness(shares, middle) > most ? outside : inside) = middle;
  }
  return inside;
}

}  // namespace

double EloOfScore(double score) { return -400 * std::log10(1 / score - 1); }

absl::StatusOr<Strength> StrengthOf(const PairCounts& counts, double confidence) {
  if (*std::min_element(counts.begin(), counts.end()) < 0) {
    return absl::InvalidArgumentError("a number of pairs is negative");
  }
  double pairs = 0;
  for (const int64_t count : counts) pairs += static_cast<double>(count);
  if (pairs == 0) return absl::InvalidArgumentError("there are no pairs of games");
  Strength strength;
  strength.score = 0;
  for (size_t k = 0; k < kPairOutcomes; ++k) {
    strength.score += static_cast<double>(counts[k]) * PairScore(k) / pairs;
  }
  const PairShares shares = SharesOf(counts);
  const double mean = MeanScore(shares);
  const double z = NormalQuantile((1 + confidence) / 2);
  strength.score_interval = {EndOfInterval(shares, mean, 0, z * z / pairs),
                             EndOfInterval(shares, mean, 1, z * z / pairs)};
  strength.elo = EloOfScore(strength.score);
  strength.elo_interval = {EloOfScore(strength.score_interval.low),
                           EloOfScore(strength.score_interval.high)};
  const double distance = (mean - 0.5) / std::sqrt(ScoreVariance(shares));
  strength.normalized_elo = EloOfPairT(distance);
  strength.superiority = NormalAtMost(distance * std::sqrt(pairs));
  return strength;
}

}  // namespace hakari
