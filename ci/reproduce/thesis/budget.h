// Figure 4.3: the functions of the distance by which use 1 (section 4.2) multiplies the node limit
// of a mate search, and the constants that go with them.
#ifndef HAKARI_CI_REPRODUCE_THESIS_BUDGET_H_
#define HAKARI_CI_REPRODUCE_THESIS_BUDGET_H_

#include <memory>
#include <vector>

#include "ci/reproduce/reproduced_table.h"
#include "ci/reproduce/thesis/classifier_lab.h"

namespace hakari::reproduce {

std::vector<ReproducedTable> BudgetFigures(const std::shared_ptr<ClassifierLab>& lab);

}  // namespace hakari::reproduce

#endif  // HAKARI_CI_REPRODUCE_THESIS_BUDGET_H_
