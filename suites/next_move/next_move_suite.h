// Which move is right? Problems with accepted moves or moves to avoid, by book and theme.
#ifndef HAKARI_SUITES_NEXT_MOVE_NEXT_MOVE_SUITE_H_
#define HAKARI_SUITES_NEXT_MOVE_NEXT_MOVE_SUITE_H_

#include "suites/core/suite.h"

namespace hakari::suites {

Suite NextMoveSuite();

}  // namespace hakari::suites

#endif  // HAKARI_SUITES_NEXT_MOVE_NEXT_MOVE_SUITE_H_
