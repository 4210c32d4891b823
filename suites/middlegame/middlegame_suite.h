// Ordinary positions for our search and for other engines: which move does a program play, and
// after how many nodes? There is no right answer.
#ifndef HAKARI_SUITES_MIDDLEGAME_MIDDLEGAME_SUITE_H_
#define HAKARI_SUITES_MIDDLEGAME_MIDDLEGAME_SUITE_H_

#include "suites/core/suite.h"

namespace hakari::suites {

Suite MiddlegameSuite();

}  // namespace hakari::suites

#endif  // HAKARI_SUITES_MIDDLEGAME_MIDDLEGAME_SUITE_H_
