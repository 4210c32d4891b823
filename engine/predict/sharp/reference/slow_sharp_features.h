// The sharper features of a position from their definition, place by place and move by move.
//
// This judges the fast extraction. It must never ship: the build allows only tests to use it.
#ifndef HAKARI_ENGINE_PREDICT_SHARP_REFERENCE_SLOW_SHARP_FEATURES_H_
#define HAKARI_ENGINE_PREDICT_SHARP_REFERENCE_SLOW_SHARP_FEATURES_H_

#include <array>

#include "engine/predict/sharp/sharp_list.h"
#include "engine/reference/board.h"

namespace hakari::predict {

std::array<int, kSharpFeatureCount> SlowSharpFeatures(const reference::Board& board,
                                                      reference::Side attacker);

}  // namespace hakari::predict

#endif  // HAKARI_ENGINE_PREDICT_SHARP_REFERENCE_SLOW_SHARP_FEATURES_H_
