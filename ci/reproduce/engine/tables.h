// The tables about the reference engine itself, which are from no paper: the worth of each part.
#ifndef HAKARI_CI_REPRODUCE_ENGINE_TABLES_H_
#define HAKARI_CI_REPRODUCE_ENGINE_TABLES_H_

#include <vector>

#include "ci/reproduce/reproduced.h"

namespace hakari::reproduce {

std::vector<ReproducedTable> EngineTables();

}  // namespace hakari::reproduce

#endif  // HAKARI_CI_REPRODUCE_ENGINE_TABLES_H_
