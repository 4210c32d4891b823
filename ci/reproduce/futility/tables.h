// The reproduced tables and figures of Noguchi's paper on futility pruning by target precision.
// Each is made in the source file named after its subject.
#ifndef HAKARI_CI_REPRODUCE_FUTILITY_TABLES_H_
#define HAKARI_CI_REPRODUCE_FUTILITY_TABLES_H_

#include <vector>

#include "ci/reproduce/reproduced.h"

namespace hakari::reproduce {

// In the paper's order: figures 2 and 3, table 1, figure 4, section 5.
std::vector<ReproducedTable> FutilityTables();

// Figures 2 and 3: precision and tries of each margin, in games in which none is adopted.
std::vector<ReproducedTable> MarginFigures();
// Table 1 and figure 4: games by target precision.
std::vector<ReproducedTable> TargetTables();
// Section 5: how many games adopt a margin, when, what they prune, and what counting costs.
std::vector<ReproducedTable> OverheadTables();

}  // namespace hakari::reproduce

#endif  // HAKARI_CI_REPRODUCE_FUTILITY_TABLES_H_
