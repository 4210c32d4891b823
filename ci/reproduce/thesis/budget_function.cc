#include "ci/reproduce/thesis/budget_function.h"

namespace hakari::reproduce {

std::vector<double> BudgetFunction::Corners(double farthest) const {
  // Just before the step.
  constexpr double kBefore = -1e-6;
  if (kind == BudgetKind::kStep) return {-farthest, kBefore, 0, farthest};
  if (kind == BudgetKind::kLinear) {
    const double zero = -kMiddle / slope;
    if (zero <= -farthest) return {-farthest, farthest};
    return {-farthest, zero, farthest};
  }
  constexpr int kHalves = 2;
  std::vector<double> corners;
  for (int i = static_cast<int>(-farthest * kHalves); i <= farthest * kHalves; ++i) {
    corners.push_back(static_cast<double>(i) / kHalves);
  }
  return corners;
}

std::vector<BudgetFunction> BudgetFunctions(double farthest_mate) {
  return {{"linear", BudgetKind::kLinear, (1 - kMiddle) / farthest_mate},
          {"sigmoid", BudgetKind::kSigmoid, 0},
          {"step", BudgetKind::kStep, 0}};
}

}  // namespace hakari::reproduce
