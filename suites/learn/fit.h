// Fits weights to lessons, starting from given weights.
//
// The loss of a move lesson is minus the logarithm of the played move's share, where the shares are
// a softmax of the moves' values. The loss of a result lesson is minus the logarithm of the
// probability that the logistic function of the value gives to the side that won. Adam (Kingma and
// Ba, 2015) minimizes their sum in batches of random lessons. A pull towards the first weights
// keeps the weights of rare cells from drifting away.
#ifndef HAKARI_SUITES_LEARN_FIT_H_
#define HAKARI_SUITES_LEARN_FIT_H_

#include <cstdint>
#include <functional>

#include "engine/eval/tables.h"
#include "suites/learn/lessons.h"
#include "suites/learn/sparse_counts.h"

namespace hakari::learn {

struct FitPlan {
  double temperature = 250;   // centipawns: a move that is so much better is e times as likely
  double result_scale = 800;  // centipawns: so much more makes the odds of a win e times as high
  double result_share = 20;   // weight of a result lesson's loss; a move lesson's is 1
  double rate = 1;            // centipawns in the first step; a twentieth of it in the last step
  double pull = 0.003;  // times rate: the share of the way back to the first weights in each step
  int epochs = 4;
  uint64_t seed = 1;  // for the order of lessons
};

// Means over the lessons of each kind; 0 if there are no lessons of a kind.
struct Losses {
  double moves = 0;
  double results = 0;
  double first = 0;  // how often no move has a higher value than the one played
  // The number of moves with a higher value than the one played, counted softly as in Kaneko's
  // paper.
  double discord = 0;
};

Losses LossesOf(const Lessons& lessons, const RealWeights& weights, const FitPlan& plan);

// Calls `go_on` before each batch with the share that is done; false ends the fit with the weights
// so far. The value of a pawn on the board does not change.
RealWeights Fit(const Lessons& lessons, const RealWeights& begin, const FitPlan& plan,
                const std::function<bool(double done)>& go_on);

// The weights as files hold them, in eighths of a centipawn. The progress is taken from `numbers`.
eval::WeightNumbers Rounded(const RealWeights& weights, const eval::WeightNumbers& numbers);

}  // namespace hakari::learn

#endif  // HAKARI_SUITES_LEARN_FIT_H_
