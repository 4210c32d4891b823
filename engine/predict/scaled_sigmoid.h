// a * sigmoid(|distance|) in integer arithmetic, for searches that depend on how sure a classifier
// is.
#ifndef HAKARI_ENGINE_PREDICT_SCALED_SIGMOID_H_
#define HAKARI_ENGINE_PREDICT_SCALED_SIGMOID_H_

#include <cstdint>

namespace hakari::predict {

constexpr int kLargestSigmoidScale = 32;

// a / (1 + exp(-d)), rounded to the nearest integer, halves up. d is the magnitude of a distance
// with kModelScaleBits fractional bits; 0 <= a <= kLargestSigmoidScale. The result goes from a / 2
// (at d = 0) to a.
int ScaledSigmoid(int64_t distance_magnitude, int a);

}  // namespace hakari::predict

#endif  // HAKARI_ENGINE_PREDICT_SCALED_SIGMOID_H_
