// Perft: is the move generator right? Every legal move of every line, counted.
#ifndef HAKARI_SUITES_PERFT_PERFT_SUITE_H_
#define HAKARI_SUITES_PERFT_PERFT_SUITE_H_

#include "suites/core/suite.h"

namespace hakari::suites {

Suite PerftSuite();

}  // namespace hakari::suites

#endif  // HAKARI_SUITES_PERFT_PERFT_SUITE_H_
