// Fast extraction of the sharper features of a position: no allocation, and no move is made.
#ifndef HAKARI_ENGINE_PREDICT_SHARP_SHARP_FEATURES_H_
#define HAKARI_ENGINE_PREDICT_SHARP_SHARP_FEATURES_H_

#include <array>
#include <cstdint>

#include "engine/core/color.h"
#include "engine/position/position.h"
#include "engine/predict/sharp/sharp_list.h"

namespace hakari::predict {

using SharpFeatures = std::array<int8_t, kSharpFeatureCount>;

// Counts as if the attacker were to move. If the defender has no king, the features around it and
// the checks are 0.
void ExtractSharpFeatures(const Position& position, Color attacker, SharpFeatures& features);

}  // namespace hakari::predict

#endif  // HAKARI_ENGINE_PREDICT_SHARP_SHARP_FEATURES_H_
