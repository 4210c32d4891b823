// Uses 2 and 3 in every shape and reach, and use 3 in both readings of its increments, each beside
// plain PDS.
#ifndef HAKARI_CI_REPRODUCE_THESIS_VARIANTS_H_
#define HAKARI_CI_REPRODUCE_THESIS_VARIANTS_H_

#include <vector>

#include "ci/reproduce/reproduced_table.h"

namespace hakari::reproduce {

std::vector<ReproducedTable> VariantTables();

}  // namespace hakari::reproduce

#endif  // HAKARI_CI_REPRODUCE_THESIS_VARIANTS_H_
