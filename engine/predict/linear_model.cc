#include "engine/predict/linear_model.h"

#include "engine/predict/linear_model_definitions.h"

namespace hakari::predict {

template struct LinearModelOver<ThesisList>;

}  // namespace hakari::predict
