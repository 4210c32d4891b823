// Positions from games of random moves. Sooner or later they cover every rule of the game, and they
// do not depend on the preferences or bugs of a program.
#ifndef HAKARI_SUITES_PERFT_RANDOM_POSITIONS_H_
#define HAKARI_SUITES_PERFT_RANDOM_POSITIONS_H_

#include <cstdint>
#include <vector>

#include "suites/core/problem.h"

namespace hakari::suites {

struct RandomPositionsOptions {
  uint64_t seed = 1;
  int quiet_count = 60;  // the side to move is not in check
  int check_count = 20;  // the side to move is in check
  int last_ply = 300;    // games are cut at a random ply from 2 to this
  // The note `depth` of a problem is the greatest depth that is expected to have at most so many
  // leaves.
  uint64_t most_leaves = 6000000;
};

// The result is the same on every machine. Every position has at least one legal move; no two are
// equal.
std::vector<Problem> RandomPositions(const RandomPositionsOptions& options);

}  // namespace hakari::suites

#endif  // HAKARI_SUITES_PERFT_RANDOM_POSITIONS_H_
