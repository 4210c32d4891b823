// Tables 4.7 to 4.9 and 4.15 to 4.17, figures 4.10 and 4.13: plain PDS beside PDS with initial
// numbers, and with increments, from the classifier.
#ifndef HAKARI_CI_REPRODUCE_THESIS_USES_H_
#define HAKARI_CI_REPRODUCE_THESIS_USES_H_

#include <vector>

#include "ci/reproduce/reproduced_table.h"

namespace hakari::reproduce {

std::vector<ReproducedTable> UseTables();

}  // namespace hakari::reproduce

#endif  // HAKARI_CI_REPRODUCE_THESIS_USES_H_
