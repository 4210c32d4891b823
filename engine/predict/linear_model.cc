#include "engine/predict/linear_model.h"

#include <cmath>

namespace hakari {

int64_t LinearModel::Distance(const Features& features) const {
  int64_t sum = bias;
  for (int i = 0; i < kFeatureCount; ++i) sum += int64_t{weights[i]} * features[i];
  return sum;
}

int64_t LinearModel::Distance(const Position& position, Color attacker) const {
  Features features;
  ExtractFeatures(position, attacker, features);
  return Distance(features);
}

double LinearModel::Probability(int64_t distance) const {
  return 1 / (1 + std::exp(platt_a * DistanceAsNumber(distance) + platt_b));
}

}  // namespace hakari
