// The suites of mate problems: the 10000 positions from the ends of games, the classics, and the
// themes. All are run and scored in the same way.
#ifndef HAKARI_SUITES_MATE_MATE_SUITE_H_
#define HAKARI_SUITES_MATE_MATE_SUITE_H_

#include "suites/core/suite.h"

namespace hakari::suites {

Suite MateSuite();
Suite ClassicsSuite();
Suite ThemesSuite();

}  // namespace hakari::suites

#endif  // HAKARI_SUITES_MATE_MATE_SUITE_H_
