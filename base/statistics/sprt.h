// The sequential probability ratio test over pairs of games: play until the results favour one of
// two strengths clearly enough, and no longer.
#ifndef HAKARI_BASE_STATISTICS_SPRT_H_
#define HAKARI_BASE_STATISTICS_SPRT_H_

#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>

#include "absl/status/statusor.h"

namespace hakari {

// The results of a match in pairs of games: the same opening with colors exchanged. The two games
// of a pair are not independent of each other, but the pairs are; therefore pairs are counted.

inline constexpr size_t kPairOutcomes = 5;

// How many pairs brought 0, 1/2, 1, 3/2 and 2 points.
using PairCounts = std::array<int64_t, kPairOutcomes>;

// The probability of each outcome.
using PairShares = std::array<double, kPairOutcomes>;

// Points per game: 0, 1/4, 1/2, 3/4, 1.
inline double PairScore(size_t outcome) { return static_cast<double>(outcome) / 4; }

// An outcome that was not seen yet may still occur: it counts as a thousandth of a pair.
PairShares SharesOf(const PairCounts& counts);

double MeanScore(const PairShares& shares);
double ScoreVariance(const PairShares& shares);  // of a pair's points per game

// Of all distributions, the one under which results with these `shares` are likeliest if
// - the mean score is `mean`, between 0 and 1;
// - the mean score lies `t` standard deviations above 1/2.
// Every share must be above 0.
PairShares LikeliestWithMean(const PairShares& shares, double mean);
PairShares LikeliestWithT(const PairShares& shares, double t);

// What the strengths of a plan mean.
enum class EloModel {
  kLogistic,    // the score that they lead to: depends on how many games are drawn
  kNormalized,  // the score's distance from 1/2 in standard deviations: the length of a test
                // depends on this, however many games are drawn
};

// The likeliest distribution with this strength, which lies between -1000 and 1000.
PairShares LikeliestAt(const PairShares& shares, EloModel model, double elo);

struct SprtPlan {
  EloModel model = EloModel::kNormalized;
  double elo0 = 0;
  double elo1 = 2;      // above elo0
  double alpha = 0.05;  // probability of accepting elo1 although elo0 is true
  double beta = 0.05;   // probability of accepting elo0 although elo1 is true
};

enum class SprtVerdict { kContinue, kAcceptElo0, kAcceptElo1 };

struct SprtResult {
  double llr = 0;  // the log of the likelihood ratio of elo1 to elo0
  double lower = 0;
  double upper = 0;
  SprtVerdict verdict = SprtVerdict::kContinue;
};

// An error if a count is negative or the plan is invalid. Without results the ratio is 0.
absl::StatusOr<SprtResult> Sprt(const PairCounts& counts, const SprtPlan& plan);

// The expected score for a logistic Elo difference.
double ScoreOfElo(double elo);
// The normalized Elo at which the mean score of pairs lies `t` of their standard deviations above
// 1/2.
double EloOfPairT(double t);

// The n-sigma of the thesis on the prediction of mates: how many standard deviations the result of
// a match lies from an even one. Only decisive games count.

// Between equally strong sides the variance of wins - losses is the number of decisive games. 0 if
// there was none.
inline double NSigma(int64_t wins, int64_t losses) {
  const double decisive = static_cast<double>(wins) + static_cast<double>(losses);
  if (decisive <= 0) return 0;
  return (static_cast<double>(wins) - static_cast<double>(losses)) / std::sqrt(decisive);
}

}  // namespace hakari

#endif  // HAKARI_BASE_STATISTICS_SPRT_H_
