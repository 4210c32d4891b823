// How many nodes the mate search may take at a node: more, the more depth is left below it.
#ifndef HAKARI_ENGINE_SEARCH_MATE_AT_NODE_H_
#define HAKARI_ENGINE_SEARCH_MATE_AT_NODE_H_

#include <algorithm>
#include <cstdint>

#include "engine/search/settings.h"

namespace hakari::search {

// 0: it is not asked. Grows by its first value for each ply of depth.
inline uint64_t MateBudget(int depth, const SearchSettings& settings) {
  if (settings.mate_search == 0 || depth < settings.mate_search) return 0;
  return static_cast<uint64_t>(settings.mate_search_nodes) *
         static_cast<uint64_t>(depth - settings.mate_search + 1);
}

// What the table remembers: the budget by its depth, in eight bits.
inline int MateEffort(int depth) { return std::min(depth, 255); }

}  // namespace hakari::search

#endif  // HAKARI_ENGINE_SEARCH_MATE_AT_NODE_H_
