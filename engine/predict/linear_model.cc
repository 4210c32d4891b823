#include "engine/predict/linear_model.h"

#include "engine/predict/linear_model_definitions.h"

namespace hakari {

template struct LinearModelOver<ThesisList>;

}  // namespace hakari
