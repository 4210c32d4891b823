// Figures 4.8, 4.9, 4.11 and 4.12: the nodes of a hundred positions for a = 1 to 10, by which the
// thesis chose its settings.
#ifndef HAKARI_CI_REPRODUCE_THESIS_ALPHAS_H_
#define HAKARI_CI_REPRODUCE_THESIS_ALPHAS_H_

#include <vector>

#include "ci/reproduce/reproduced_table.h"

namespace hakari::reproduce {

std::vector<ReproducedTable> AlphaFigures();

}  // namespace hakari::reproduce

#endif  // HAKARI_CI_REPRODUCE_THESIS_ALPHAS_H_
