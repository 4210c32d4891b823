// The tables about the reference engine itself, which no paper has: what each of its parts is
// worth.
#ifndef HAKARI_CI_REPRODUCE_ENGINE_TABLES_H_
#define HAKARI_CI_REPRODUCE_ENGINE_TABLES_H_

#include <vector>

#include "ci/reproduce/reproduced.h"

namespace hakari::reproduce {

std::vector<ReproducedTable> EngineTables();

}  // namespace hakari::reproduce

#endif  // HAKARI_CI_REPRODUCE_ENGINE_TABLES_H_
