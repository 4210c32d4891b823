// The weights to begin with, set by hand from what shogi players and other authors say of pieces
// and kings. Learning and matches start from them.
#ifndef HAKARI_ENGINE_EVAL_GROUND_WEIGHTS_H_
#define HAKARI_ENGINE_EVAL_GROUND_WEIGHTS_H_

#include "engine/eval/weights.h"

namespace hakari::eval {

Weights GroundWeights();

// Of these only what a piece is worth on the board, in hand as much, and nothing besides: to
// measure what everything else is worth.
Weights MaterialWeights();

}  // namespace hakari::eval

#endif  // HAKARI_ENGINE_EVAL_GROUND_WEIGHTS_H_
