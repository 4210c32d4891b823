#include "suites/predict/training/linear_function.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
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

Scaling FitScaling(const Dataset& data, const std::vector<int>& rows) {
  const auto columns = static_cast<size_t>(data.columns);
  // Sums of integers are exact, so the order of the rows does not matter.
  std::vector<int64_t> sums(columns);
  std::vector<int64_t> squares(columns);
  for (const int row : rows) {
    const int8_t* values = data.Row(row);
    for (size_t i = 0; i < columns; ++i) {
      sums[i] += values[i];
      squares[i] += values[i] * values[i];
    }
  }
  const auto count = static_cast<int64_t>(rows.size());
  Scaling scaling;
  for (size_t i = 0; i < columns; ++i) {
    const int64_t spread = count * squares[i] - sums[i] * sums[i];  // count^2 times the variance
    const auto n = static_cast<double>(count);
    scaling.mean.push_back(count == 0 ? 0 : static_cast<double>(sums[i]) / n);
    scaling.factor.push_back(spread == 0 ? 0 : n / std::sqrt(static_cast<double>(spread)));
  }
  return scaling;
}

LinearFunction FoldedBack(const LinearFunction& scaled, const Scaling& scaling) {
  LinearFunction raw;
  raw.bias = scaled.bias;
  for (size_t i = 0; i < scaled.weights.size(); ++i) {
    const double weight = scaled.weights[i] * scaling.factor[i];
    raw.weights.push_back(weight);
    raw.bias -= weight * scaling.mean[i];
  }
  return raw;
}

}  // namespace hakari::suites
