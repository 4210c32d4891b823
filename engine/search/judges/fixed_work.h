// The work of searches of a few fixed positions, to see what a technique does. For tests only.
#ifndef HAKARI_ENGINE_SEARCH_JUDGES_FIXED_WORK_H_
#define HAKARI_ENGINE_SEARCH_JUDGES_FIXED_WORK_H_

#include <cstdint>
#include <string>
#include <vector>

#include "engine/position/position.h"
#include "engine/search/values/counters.h"

namespace hakari::search {

struct FixedWork {
  uint64_t nodes = 0;
  int deepest = 0;  // the sum of the deepest plies
  Counters counters;
  std::vector<int> scores;  // of each position
};

// From the opening, the middle game and the end game, the same for good.
const std::vector<Position>& FixedPositions();

// The plain search with a table, all orders of moves and a short quiescence: what a technique is
// added to. Then changes, as ParseSettings() takes them.
FixedWork WorkWith(const std::string& changes, int depth);

}  // namespace hakari::search

#endif  // HAKARI_ENGINE_SEARCH_JUDGES_FIXED_WORK_H_
