// The fixed sets of varied positions that benchmarks run over. They are part of the binary, so a
// figure never depends on the files beside it.
#ifndef HAKARI_BENCH_POSITIONS_POSITION_SET_H_
#define HAKARI_BENCH_POSITIONS_POSITION_SET_H_

#include <string>
#include <vector>

#include "engine/position/position.h"

namespace hakari::bench {

struct PositionSet {
  std::string name;
  std::vector<std::string> sfens;
  std::vector<Position> positions;
};

const PositionSet& QuietPositions();
const PositionSet& CheckPositions();
const PositionSet& HandsPositions();
// The three sets above.
std::vector<const PositionSet*> AllPositionSets();

// Not part of AllPositionSets(): positions in which the side to move looks for a mate.
const PositionSet& MatePositions();

// Positions that a mate search meets below those, in two sets that are both named "tree": checks
// are sought, or the side to move is in check.
const PositionSet& AttackTreePositions();
const PositionSet& DefenceTreePositions();

}  // namespace hakari::bench

#endif  // HAKARI_BENCH_POSITIONS_POSITION_SET_H_
