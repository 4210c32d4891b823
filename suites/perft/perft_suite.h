// The perft suite tests the move generator by counting every legal move of every line.
#ifndef HAKARI_SUITES_PERFT_PERFT_SUITE_H_
#define HAKARI_SUITES_PERFT_PERFT_SUITE_H_

#include "suites/core/program.h"
#include "suites/core/suite.h"

namespace hakari::suites {

Suite PerftSuite();

// Counts the leaves of a problem's game tree, ply by ply, with the engine's own move generator.
//
// The depth is the problem's note `depth`, and at most that of the limits. With a limit of nodes,
// no ply is counted after one that has that many leaves.
//
// The answer is the number of leaves at the last ply counted. The counters are `depth`, which is
// that ply, and `ply_1`, `ply_2`…, the leaves of each ply before it: they show the first depth at
// which counts differ.
ProgramSpec PerftProgram();

}  // namespace hakari::suites

#endif  // HAKARI_SUITES_PERFT_PERFT_SUITE_H_
