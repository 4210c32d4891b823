// Our own playing search as programs of suites of ordinary positions.
#ifndef HAKARI_SUITES_ENGINES_PROGRAMS_SEARCH_PROGRAMS_H_
#define HAKARI_SUITES_ENGINES_PROGRAMS_SEARCH_PROGRAMS_H_

#include <vector>

#include "suites/core/program.h"

namespace hakari::engines {

// `search`, with the default settings, which change with the project, and `frozen1`, with settings
// and weights that never change (engine/search/settings/profiles.h).
std::vector<suites::ProgramSpec> SearchPrograms();

}  // namespace hakari::engines

#endif  // HAKARI_SUITES_ENGINES_PROGRAMS_SEARCH_PROGRAMS_H_
