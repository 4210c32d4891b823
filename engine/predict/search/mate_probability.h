// Probabilities in fixed point, so that what a search makes of them is the same everywhere.
#ifndef HAKARI_ENGINE_PREDICT_SEARCH_MATE_PROBABILITY_H_
#define HAKARI_ENGINE_PREDICT_SEARCH_MATE_PROBABILITY_H_

#include <cstdint>

namespace hakari::predict {

constexpr uint32_t kCertainty = uint32_t{1} << 16;

// 1/(1 + exp(-d)) of a distance in the model's units, in kCertainty: the thesis's sigmoid, not
// Platt's, which is fitted in floating point. Beyond 12 it is certain.
uint32_t MateProbability(int64_t distance);

}  // namespace hakari::predict

#endif  // HAKARI_ENGINE_PREDICT_SEARCH_MATE_PROBABILITY_H_
