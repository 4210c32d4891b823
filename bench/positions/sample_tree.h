// Positions as a mate search meets them: every so many-th node that PDS visits below
// MatePositions(). They are kept in files, so that a change to PDS does not change what checks,
// evasions and mate in one are measured over.
#ifndef HAKARI_BENCH_POSITIONS_SAMPLE_TREE_H_
#define HAKARI_BENCH_POSITIONS_SAMPLE_TREE_H_

#include <vector>

#include "engine/position/position.h"

namespace hakari::bench {

struct TreeSample {
  std::vector<Position> attack;   // checks are sought
  std::vector<Position> defence;  // the side to move is in check
};

TreeSample SampleMateTree();

}  // namespace hakari::bench

#endif  // HAKARI_BENCH_POSITIONS_SAMPLE_TREE_H_
