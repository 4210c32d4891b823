// The three functions of the distance from the hyperplane by which use 1 of Miwa's thesis
// multiplies the node limit of a mate search (formulas 4.1 to 4.3).
#ifndef HAKARI_CI_REPRODUCE_THESIS_BUDGET_FUNCTION_H_
#define HAKARI_CI_REPRODUCE_THESIS_BUDGET_FUNCTION_H_

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

namespace hakari::reproduce {

enum class BudgetKind { kLinear, kSigmoid, kStep };

// The linear function's value on the hyperplane.
constexpr double kMiddle = 0.5;

struct BudgetFunction {
  std::string name;
  BudgetKind kind = BudgetKind::kStep;
  double slope = 0;  // of the linear function

  // Never below 0, since a limit cannot be.
  double At(double distance) const {
    switch (kind) {
      case BudgetKind::kLinear:
        return std::max(0.0, slope * distance + kMiddle);
      case BudgetKind::kSigmoid:
        return 1 / (1 + std::exp(-distance));
      case BudgetKind::kStep:
        return distance >= 0 ? 1 : 0;
    }
    return 0;
  }

  // The x values of a line that draws the function from -farthest to farthest.
  std::vector<double> Corners(double farthest) const;
};

// The linear function is 1 at `farthest_mate`, which must be above 0.
std::vector<BudgetFunction> BudgetFunctions(double farthest_mate);

}  // namespace hakari::reproduce

#endif  // HAKARI_CI_REPRODUCE_THESIS_BUDGET_FUNCTION_H_
