#include "engine/eval/default_weights.h"

#include "engine/eval/ground_weights.h"

namespace hakari::eval {

const Weights& DefaultWeights() {
  static const Weights* const weights = new Weights(GroundWeights());
  return *weights;
}

}  // namespace hakari::eval
