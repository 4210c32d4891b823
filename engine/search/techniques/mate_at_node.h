// How many nodes the mate search may take at a node: more, the more depth is left below it.
#ifndef HAKARI_ENGINE_SEARCH_TECHNIQUES_MATE_AT_NODE_H_
#define HAKARI_ENGINE_SEARCH_TECHNIQUES_MATE_AT_NODE_H_

#include <algorithm>
#include <cstdint>

#include "engine/search/settings/settings.h"

namespace hakari::search {

// 0: nothing is asked, at depths below the least one or where that is 0. Grows by its first value
// for each ply of depth.
inline uint64_t BudgetByDepth(int depth, int least_depth, int nodes) {
  if (least_depth == 0 || depth < least_depth) return 0;
  return static_cast<uint64_t>(nodes) * static_cast<uint64_t>(depth - least_depth + 1);
}

// Before mate_budget.h multiplies it.
inline uint64_t MateBudget(int depth, const SearchSettings& settings) {
  return BudgetByDepth(depth, settings.mate_search, settings.mate_search_nodes);
}

// What the table remembers: the budget by its depth, in eight bits. What else a budget depends on
// is the position's own, so of one position more depth never means fewer nodes.
inline int MateEffort(int depth) { return std::min(depth, 255); }

}  // namespace hakari::search

#endif  // HAKARI_ENGINE_SEARCH_TECHNIQUES_MATE_AT_NODE_H_
