// Weights that explain lessons better than those one begins with.
//
// The loss of a move lesson is minus the logarithm of the played move's share, when each move's
// share grows with e to its value; that of a result lesson is minus the logarithm of what the
// logistic of its value gives the side that won. Their sum is made small by Adam (Kingma and Ba,
// 2015), in batches of random lessons, with a pull towards the first weights, which keeps cells
// that are seen seldom from running away.
#ifndef HAKARI_SUITES_LEARN_FIT_H_
#define HAKARI_SUITES_LEARN_FIT_H_

#include <cstdint>
#include <functional>

#include "engine/eval/tables.h"
#include "suites/learn/lessons.h"
#include "suites/learn/sparse_counts.h"

namespace hakari::learn {

struct FitPlan {
  double temperature = 250;   // centipawns: a move so much better is e times as likely
  double result_scale = 800;  // centipawns: so much more makes a win e times as likely
  double result_share = 20;   // of a result lesson's loss, beside a move lesson's
  double rate = 1;            // centipawns in the first step; in the last one a twentieth
  double pull = 0.003;  // a step goes back so much of the way to the first weights, times rate
  int epochs = 4;
  uint64_t seed = 1;  // of the order of lessons
};

// Means over the lessons of each kind; nothing of a kind that there is none of is 0.
struct Losses {
  double moves = 0;
  double results = 0;
  double first = 0;  // how often no move is valued above the one played
  // How many moves are valued above the one played, softly counted as Kaneko's paper has it.
  double discord = 0;
};

Losses LossesOf(const Lessons& lessons, const RealWeights& weights, const FitPlan& plan);

// `go_on` is asked before each batch, with the share that is done; false ends the fit where it
// stands. The value of a pawn on the board stays as it is.
RealWeights Fit(const Lessons& lessons, const RealWeights& begin, const FitPlan& plan,
                const std::function<bool(double done)>& go_on);

// As files hold them: eighths of a centipawn, `numbers` giving the progress.
eval::WeightNumbers Rounded(const RealWeights& weights, const eval::WeightNumbers& numbers);

}  // namespace hakari::learn

#endif  // HAKARI_SUITES_LEARN_FIT_H_
