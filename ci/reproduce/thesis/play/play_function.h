// The functions of use 1 (formulas 4.1 to 4.3 of the thesis) and the classifiers that they can use,
// with their names.
#ifndef HAKARI_CI_REPRODUCE_THESIS_PLAY_PLAY_FUNCTION_H_
#define HAKARI_CI_REPRODUCE_THESIS_PLAY_PLAY_FUNCTION_H_

#include "engine/search/techniques/mate_budget.h"

namespace hakari::reproduce {

struct PlayFunction {
  search::BudgetFunction function;
  const char* name;  // as in the published tables
};
inline constexpr PlayFunction kPlayFunctions[] = {{search::kLinearBudget, "linear"},
                                                  {search::kSigmoidBudget, "sigmoid"},
                                                  {search::kStepBudget, "step"}};

// Indexed by the value of budget.model.
struct PlayClassifier {
  const char* name;
  const char* shown;
};
inline constexpr PlayClassifier kPlayClassifiers[] = {{"thesis", ""},
                                                      {"sharp", ", the sharper classifier"}};

}  // namespace hakari::reproduce

#endif  // HAKARI_CI_REPRODUCE_THESIS_PLAY_PLAY_FUNCTION_H_
