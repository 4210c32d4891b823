// What the classifier says of a position, as searches use it: a side, and how sure it is, as
// integers.
#ifndef HAKARI_ENGINE_PREDICT_SEARCH_PREDICTION_H_
#define HAKARI_ENGINE_PREDICT_SEARCH_PREDICTION_H_

#include <cstdint>

#include "engine/core/color.h"
#include "engine/position/position.h"
#include "engine/predict/search/steering.h"

namespace hakari::predict {

struct Prediction {
  bool mate = false;
  // How far from the hyperplane the position lies, in the model's units; where its children were
  // asked, the probability of what is predicted, in kCertainty.
  int64_t sureness = 0;
};

// Of a position, always from the attacker's view. Where children are asked they are the checks or
// the evasions.
Prediction Predict(const Steering& steering, const Position& position, Color attacker);

// How much of `most` is added: all of it by a step; by a sigmoid its share by sureness, rounded
// half up. The prediction must be of the same steering.
uint32_t ExtraOf(const Steering& steering, int most, Prediction prediction);

}  // namespace hakari::predict

#endif  // HAKARI_ENGINE_PREDICT_SEARCH_PREDICTION_H_
