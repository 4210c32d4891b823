// The reproduced tables and figures of Miwa's thesis. A new one is added to its chapter's file, and
// a new chapter to the list in tables.cc.
#ifndef HAKARI_CI_REPRODUCE_THESIS_TABLES_H_
#define HAKARI_CI_REPRODUCE_THESIS_TABLES_H_

#include <vector>

#include "ci/reproduce/reproduced.h"

namespace hakari::reproduce {

std::vector<ReproducedTable> ThesisTables();

}  // namespace hakari::reproduce

#endif  // HAKARI_CI_REPRODUCE_THESIS_TABLES_H_
