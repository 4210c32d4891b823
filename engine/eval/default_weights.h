// The weights that are shipped.
#ifndef HAKARI_ENGINE_EVAL_DEFAULT_WEIGHTS_H_
#define HAKARI_ENGINE_EVAL_DEFAULT_WEIGHTS_H_

#include "engine/eval/weights.h"

namespace hakari::eval {

const Weights& DefaultWeights();

}  // namespace hakari::eval

#endif  // HAKARI_ENGINE_EVAL_DEFAULT_WEIGHTS_H_
