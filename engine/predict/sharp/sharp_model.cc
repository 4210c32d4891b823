#include "engine/predict/sharp/sharp_model.h"

#include "engine/predict/linear_model_definitions.h"

namespace hakari::predict {

template struct LinearModelOver<SharpList>;

}  // namespace hakari::predict
