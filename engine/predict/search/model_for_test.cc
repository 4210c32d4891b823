#include "engine/predict/search/model_for_test.h"

#include <cstdint>

namespace hakari::predict::testing {
namespace {

constexpr int32_t kOne = int32_t{1} << kModelScaleBits;

// Indices of features in feature_list.h: 1-64 are the attacker's, 65-128 the defender's.
constexpr int kDefender = 64;
constexpr int kFlight = 7, kOwnMen = 8, kHandTotal = 27, kDropChecks = 57;

LinearModel Make() {
  LinearModel model = {};
  model.weights[kHandTotal] = kOne / 2;
  model.weights[kDropChecks] = kOne / 8;
  model.weights[kDefender + kFlight] = -kOne;
  model.weights[kDefender + kOwnMen] = -kOne / 2;
  model.bias = 2 * kOne;
  return model;
}

}  // namespace

const LinearModel& HandMadeModel() {
  static const LinearModel model = Make();
  return model;
}

}  // namespace hakari::predict::testing
