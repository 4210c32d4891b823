// A linear classifier over a list of features: on which side of a hyperplane a position lies, and
// how far from it. Weights are integers, so that a search that uses a model counts the same nodes
// on every machine. Probabilities are floating point and for display only.
#ifndef HAKARI_ENGINE_PREDICT_LINEAR_MODEL_H_
#define HAKARI_ENGINE_PREDICT_LINEAR_MODEL_H_

#include <array>
#include <cstdint>

#include "engine/core/color.h"
#include "engine/position/position.h"
#include "engine/predict/feature_list.h"
#include "engine/predict/features.h"

namespace hakari::predict {

// Fractional bits of weights, bias and distances.
constexpr int kModelScaleBits = 16;
constexpr int64_t kModelScale = int64_t{1} << kModelScaleBits;
// The largest bias, chosen so that no sum overflows.
constexpr int64_t kLargestBias = int64_t{1} << 46;

// A List defines the features: kCount, Row (an array of int8_t), Extract and Table, as in
// ThesisList below.
template <typename List>
struct LinearModelOver {
  std::array<int32_t, List::kCount> weights{};
  int64_t bias = 0;
  // Platt's sigmoid: P(mate) = 1 / (1 + exp(a * distance + b)).
  double platt_a = -1;
  double platt_b = 0;

  // weights * features + bias, not divided by the length of the weights. A value above 0 predicts a
  // mate.
  int64_t Distance(const typename List::Row& features) const;
  // Extracts the features first.
  int64_t Distance(const Position& position, Color attacker) const;

  double Probability(int64_t distance) const;
};

// The 129 features of the thesis.
struct ThesisList {
  static constexpr int kCount = kFeatureCount;
  using Row = Features;
  static void Extract(const Position& position, Color attacker, Row& row) {
    ExtractFeatures(position, attacker, row);
  }
  static const FeatureTable& Table() { return ThesisFeatureTable(); }
};
using LinearModel = LinearModelOver<ThesisList>;
extern template struct LinearModelOver<ThesisList>;

inline bool PredictsMate(int64_t distance) { return distance > 0; }

// A distance as a decimal number.
inline double DistanceAsNumber(int64_t distance) {
  return static_cast<double>(distance) / static_cast<double>(kModelScale);
}

}  // namespace hakari::predict

#endif  // HAKARI_ENGINE_PREDICT_LINEAR_MODEL_H_
