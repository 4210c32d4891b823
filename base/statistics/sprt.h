// The sequential probability ratio test over pairs of games: play until the results speak clearly
// enough for one of two strengths, and no longer.
#ifndef HAKARI_BASE_STATISTICS_SPRT_H_
#define HAKARI_BASE_STATISTICS_SPRT_H_

#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>

#include "absl/status/statusor.h"

namespace hakari {

// Results of a match in pairs of games, the same opening with colours swapped. The two games of a
// pair are not independent, pairs are; so pairs are what is counted.

inline constexpr size_t kPairOutcomes = 5;

// How often the pair brought 0, 1/2, 1, 3/2 and 2 points.
using PairCounts = std::array<int64_t, kPairOutcomes>;

// How probable each outcome is.
using PairShares = std::array<double, kPairOutcomes>;

// Points a game: 0, 1/4, 1/2, 3/4, 1.
inline double PairScore(size_t outcome) { return static_cast<double>(outcome) / 4; }

// An outcome that was not seen yet is not impossible: it counts a thousandth of a pair.
PairShares SharesOf(const PairCounts& counts);

double MeanScore(const PairShares& shares);
double ScoreVariance(const PairShares& shares);  // of a pair's points a game

// Of all distributions, the one under which results with these `shares` are likeliest if
// - the mean score is `mean`, between 0 and 1;
// - the mean score lies `t` standard deviations above 1/2.
// Every share must be above 0.
PairShares LikeliestWithMean(const PairShares& shares, double mean);
PairShares LikeliestWithT(const PairShares& shares, double t);

// What the strengths of a plan mean.
enum class EloModel {
  kLogistic,    // the score that they lead to: depends on how many games are drawn
  kNormalized,  // the score's distance from 1/2 in standard deviations: what the length of a test
                // depends on, whatever is drawn
};

// The likeliest distribution of this strength, within 1000.
PairShares LikeliestAt(const PairShares& shares, EloModel model, double elo);

struct SprtPlan {
  EloModel model = EloModel::kNormalized;
  double elo0 = 0;
  double elo1 = 2;      // above elo0
  double alpha = 0.05;  // how often elo1 may be accepted though elo0 is true
  double beta = 0.05;   // and the other way round
};

enum class SprtVerdict { kContinue, kAcceptElo0, kAcceptElo1 };

struct SprtResult {
  double llr = 0;  // the log of how much likelier the results are under elo1
  double lower = 0;
  double upper = 0;
  SprtVerdict verdict = SprtVerdict::kContinue;
};

// An error if counts are negative or the plan makes no sense. Without results the ratio is 0.
absl::StatusOr<SprtResult> Sprt(const PairCounts& counts, const SprtPlan& plan);

// The score that a logistic Elo difference leads to.
double ScoreOfElo(double elo);
// The normalized Elo at which the mean score of pairs lies so many of their standard deviations
// above 1/2.
double EloOfPairT(double t);

// The n-sigma of the thesis on the prediction of mates: how many standard deviations a match's
// result lies from an even one. Only decisive games count.

// If both were as strong, wins - losses would have the variance of the number of decisive games. 0
// if there was none.
inline double NSigma(int64_t wins, int64_t losses) {
  const double decisive = static_cast<double>(wins) + static_cast<double>(losses);
  if (decisive <= 0) return 0;
  return (static_cast<double>(wins) - static_cast<double>(losses)) / std::sqrt(decisive);
}

}  // namespace hakari

#endif  // HAKARI_BASE_STATISTICS_SPRT_H_
