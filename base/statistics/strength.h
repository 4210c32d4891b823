// How much stronger one side of a match is, from its pairs of games: score and Elo with intervals.
#ifndef HAKARI_BASE_STATISTICS_STRENGTH_H_
#define HAKARI_BASE_STATISTICS_STRENGTH_H_

#include "absl/status/statusor.h"
#include "base/statistics/effect.h"
#include "base/statistics/sprt.h"

namespace hakari {

struct Strength {
  double score = 0.5;  // points per game
  Interval score_interval;
  // Logistic; infinite at a score of 0 or 1.
  double elo = 0;
  Interval elo_interval;
  double normalized_elo = 0;
  // The probability that this side is stronger if all strengths were equally probable before.
  double superiority = 0.5;
};

// The interval holds the scores under which the results are not less likely than `confidence`
// allows (by the likelihood ratio), so it is not symmetric and stays within 0 and 1. For a match of
// a length that was fixed beforehand; the estimate from a match that ended early is too far on the
// side to which it ended. An error if counts are negative or there are none.
absl::StatusOr<Strength> StrengthOf(const PairCounts& counts, double confidence);

// The Elo difference at which a score is expected.
double EloOfScore(double score);

}  // namespace hakari

#endif  // HAKARI_BASE_STATISTICS_STRENGTH_H_
