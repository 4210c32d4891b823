// Perft: is the move generator right? Every legal move of every line, counted.
#ifndef HAKARI_SUITES_PERFT_PERFT_SUITE_H_
#define HAKARI_SUITES_PERFT_PERFT_SUITE_H_

#include "suites/core/program.h"
#include "suites/core/suite.h"

namespace hakari::suites {

Suite PerftSuite();

// Counts the leaves of a problem's game tree, ply by ply, with the engine's own move generator.
//
// The depth is in the problem's note `depth`, and at most that of the limits. With a limit of nodes
// it goes no deeper once a ply has that many leaves.
//
// The answer is the number of leaves at the last ply counted; the counters are that ply, `depth`,
// and the leaves of each ply before, `ply_1`, `ply_2`…: where counts go wrong, they say how deep.
ProgramSpec PerftProgram();

}  // namespace hakari::suites

#endif  // HAKARI_SUITES_PERFT_PERFT_SUITE_H_
