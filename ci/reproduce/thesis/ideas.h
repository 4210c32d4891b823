// What the thesis proposes, or found useless, without numbers: table 4.10's combinations, the moved
// hyperplane, the classifier as an order of moves and in place of the mate search.
#ifndef HAKARI_CI_REPRODUCE_THESIS_IDEAS_H_
#define HAKARI_CI_REPRODUCE_THESIS_IDEAS_H_

#include <vector>

#include "ci/reproduce/reproduced_table.h"

namespace hakari::reproduce {

std::vector<ReproducedTable> IdeaTables();

}  // namespace hakari::reproduce

#endif  // HAKARI_CI_REPRODUCE_THESIS_IDEAS_H_
