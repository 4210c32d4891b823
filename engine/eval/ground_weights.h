// The weights to begin with, set by hand from what shogi players and other authors say of pieces
// and kings. Learning and matches start from them.
#ifndef HAKARI_ENGINE_EVAL_GROUND_WEIGHTS_H_
#define HAKARI_ENGINE_EVAL_GROUND_WEIGHTS_H_

#include "engine/eval/weights.h"

namespace hakari::eval {

Weights GroundWeights();

}  // namespace hakari::eval

#endif  // HAKARI_ENGINE_EVAL_GROUND_WEIGHTS_H_
