// Positions met in games of random moves: every rule of the game turns up in them sooner or later,
// and nobody's taste or bugs chose them.
#ifndef HAKARI_SUITES_PERFT_RANDOM_POSITIONS_H_
#define HAKARI_SUITES_PERFT_RANDOM_POSITIONS_H_

#include <cstdint>
#include <vector>

#include "suites/core/problem.h"

namespace hakari::suites {

struct RandomPositionsOptions {
  uint64_t seed = 1;
  int quiet_count = 60;  // the side to move is not in check
  int check_count = 20;  // it is
  int last_ply = 300;    // games are cut at a ply drawn from 2 to this
  // The depth in a problem's notes is the greatest that is expected to have so many leaves at most.
  uint64_t most_leaves = 6000000;
};

// The same on every machine. Every position has at least one legal move; no two are equal.
std::vector<Problem> RandomPositions(const RandomPositionsOptions& options);

}  // namespace hakari::suites

#endif  // HAKARI_SUITES_PERFT_RANDOM_POSITIONS_H_
