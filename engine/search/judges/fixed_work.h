// Searches of a few fixed positions, to measure what a technique changes. For tests only.
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

// Positions from the opening, the middle game and the end game. They never change.
const std::vector<Position>& FixedPositions();

// Searches with the plain settings, a table, all move ordering and a short quiescence, and then the
// changes, as ParseSettings() takes them.
FixedWork WorkWith(const std::string& changes, int depth);

}  // namespace hakari::search

#endif  // HAKARI_ENGINE_SEARCH_JUDGES_FIXED_WORK_H_
