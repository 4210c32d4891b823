#include "suites/predict/training/linear_function.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "engine/predict/linear_model.h"

namespace hakari::suites {
namespace {

constexpr double kOne = predict::kModelScale;

}  // namespace

FixedFunction Rounded(const LinearFunction& function) {
  constexpr double kLeast = std::numeric_limits<int32_t>::min();
  constexpr double kMost = std::numeric_limits<int32_t>::max();
  FixedFunction fixed;
  for (const double weight : function.weights) {
    fixed.weights.push_back(
        static_cast<int32_t>(std::clamp(std::round(weight * kOne), kLeast, kMost)));
  }
  fixed.bias = std::llround(function.bias * kOne);
  return fixed;
}

}  // namespace hakari::suites
