// A classifier made by hand, for tests: it knows as much of mates as whoever wrote it down, which
// is enough to say yes to some positions and no to others.
#ifndef HAKARI_ENGINE_PREDICT_SEARCH_MODEL_FOR_TEST_H_
#define HAKARI_ENGINE_PREDICT_SEARCH_MODEL_FOR_TEST_H_

#include "engine/predict/linear_model.h"

namespace hakari::predict::testing {

const LinearModel& HandMadeModel();

}  // namespace hakari::predict::testing

#endif  // HAKARI_ENGINE_PREDICT_SEARCH_MODEL_FOR_TEST_H_
