// Positions as a mate search meets them: every so many-th node that PDS visits below
// MatePositions().
#ifndef HAKARI_BENCH_MATE_TREE_H_
#define HAKARI_BENCH_MATE_TREE_H_

#include "bench/positions/position_set.h"

namespace hakari {

// Both sets are named "tree".
struct MateTree {
  PositionSet attack;   // checks are sought
  PositionSet defence;  // the side to move is in check
};
const MateTree& SampledMateTree();

}  // namespace hakari

#endif  // HAKARI_BENCH_MATE_TREE_H_
