// The sequential probability ratio test over pairs of games: play until the results speak clearly
// enough for one of two strengths, and no longer.
#ifndef HAKARI_BASE_STATISTICS_SPRT_H_
#define HAKARI_BASE_STATISTICS_SPRT_H_

#include "absl/status/statusor.h"
#include "base/statistics/pentanomial.h"

namespace hakari {

// What the strengths of a plan mean.
enum class EloModel {
  kLogistic,    // the score that they lead to: depends on how many games are drawn
  kNormalized,  // the score's distance from 1/2 in standard deviations: what the length of a test
                // depends on, whatever is drawn
};

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

}  // namespace hakari

#endif  // HAKARI_BASE_STATISTICS_SPRT_H_
