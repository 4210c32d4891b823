// The features of a position from their definition, square by square and move by move.
//
// This judges the fast extraction. It must never ship: the build allows only tests to use it.
#ifndef HAKARI_ENGINE_PREDICT_REFERENCE_SLOW_FEATURES_H_
#define HAKARI_ENGINE_PREDICT_REFERENCE_SLOW_FEATURES_H_

#include <array>

#include "engine/predict/feature_list.h"
#include "engine/reference/board.h"

namespace hakari::predict {

std::array<int, kFeatureCount> SlowFeatures(const reference::Board& board,
                                            reference::Side attacker);

}  // namespace hakari::predict

#endif  // HAKARI_ENGINE_PREDICT_REFERENCE_SLOW_FEATURES_H_
