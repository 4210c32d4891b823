// The starting weights, set by hand from what shogi players and other authors say about pieces and
// kings. Learning and matches start from them.
#ifndef HAKARI_ENGINE_EVAL_GROUND_WEIGHTS_H_
#define HAKARI_ENGINE_EVAL_GROUND_WEIGHTS_H_

#include "engine/eval/weights.h"

namespace hakari::eval {

Weights GroundWeights();

// Only the board values of the pieces of GroundWeights(), the same in hand, and nothing else: the
// baseline that shows what all other features are worth.
Weights MaterialWeights();

}  // namespace hakari::eval

#endif  // HAKARI_ENGINE_EVAL_GROUND_WEIGHTS_H_
