// A handwritten classifier for tests: good enough to predict a mate for some positions and none for
// others.
#ifndef HAKARI_ENGINE_PREDICT_SEARCH_MODEL_FOR_TEST_H_
#define HAKARI_ENGINE_PREDICT_SEARCH_MODEL_FOR_TEST_H_

#include "engine/predict/linear_model.h"

namespace hakari::predict::testing {

const LinearModel& HandMadeModel();

}  // namespace hakari::predict::testing

#endif  // HAKARI_ENGINE_PREDICT_SEARCH_MODEL_FOR_TEST_H_
