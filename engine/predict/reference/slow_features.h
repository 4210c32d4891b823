// The features of a position computed from their definition, square by square and move by move.
//
// Tests compare the fast extraction with this. BUILD lets only tests use it, so it is never
// shipped.
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
