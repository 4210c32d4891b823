// The sharper features of a position computed from their definition, place by place and move by
// move.
//
// Tests compare the fast extraction with this. BUILD lets only tests use it, so it is never
// shipped.
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
