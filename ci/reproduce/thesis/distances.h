// Figures 4.2 and 4.4 to 4.6: positions by their distance from the hyperplane, what PDS finds in
// those that are predicted to be no mates, and how many nodes it takes.
#ifndef HAKARI_CI_REPRODUCE_THESIS_DISTANCES_H_
#define HAKARI_CI_REPRODUCE_THESIS_DISTANCES_H_

#include <vector>

#include "ci/reproduce/reproduced_table.h"

namespace hakari::reproduce {

std::vector<ReproducedTable> DistanceFigures();

}  // namespace hakari::reproduce

#endif  // HAKARI_CI_REPRODUCE_THESIS_DISTANCES_H_
