// The fixed sets of varied positions that benchmarks run over. They are part of the binary, so that
// a figure never depends on which files lie beside it.
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
// The three above.
std::vector<const PositionSet*> AllPositionSets();

// Apart from them: from here the side to move looks for a mate.
const PositionSet& MatePositions();

// What a mate search meets below those, both named "tree": checks are sought, or the side to move
// is in check.
const PositionSet& AttackTreePositions();
const PositionSet& DefenceTreePositions();

}  // namespace hakari::bench

#endif  // HAKARI_BENCH_POSITIONS_POSITION_SET_H_
