// Definitions of the members of LinearModelOver. Include this only in the one file of each list
// that instantiates them, so that they are compiled with the options for hot code.
#ifndef HAKARI_ENGINE_PREDICT_LINEAR_MODEL_DEFINITIONS_H_
#define HAKARI_ENGINE_PREDICT_LINEAR_MODEL_DEFINITIONS_H_

#include <cmath>
#include <cstddef>

#include "engine/predict/linear_model.h"

namespace hakari::predict {

template <typename List>
int64_t LinearModelOver<List>::Distance(const typename List::Row& features) const {
  int64_t sum = bias;
  for (size_t i = 0; i < features.size(); ++i) sum += int64_t{weights[i]} * features[i];
  return sum;
}

template <typename List>
int64_t LinearModelOver<List>::Distance(const Position& position, Color attacker) const {
  typename List::Row features;
  List::Extract(position, attacker, features);
  return Distance(features);
}

template <typename List>
double LinearModelOver<List>::Probability(int64_t distance) const {
  return 1 / (1 + std::exp(platt_a * DistanceAsNumber(distance) + platt_b));
}

}  // namespace hakari::predict

#endif  // HAKARI_ENGINE_PREDICT_LINEAR_MODEL_DEFINITIONS_H_
