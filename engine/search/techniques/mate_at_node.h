// The nodes that the mate search may take at a node. They grow with the remaining depth.
#ifndef HAKARI_ENGINE_SEARCH_TECHNIQUES_MATE_AT_NODE_H_
#define HAKARI_ENGINE_SEARCH_TECHNIQUES_MATE_AT_NODE_H_

#include <algorithm>
#include <cstdint>

#include "engine/search/settings/settings.h"

namespace hakari::search {

// 0 if the depth is below `least_depth` or `least_depth` is 0: the mate search is not asked. Each
// further ply of depth adds `nodes`.
inline uint64_t BudgetByDepth(int depth, int least_depth, int nodes) {
  if (least_depth == 0 || depth < least_depth) return 0;
  return static_cast<uint64_t>(nodes) * static_cast<uint64_t>(depth - least_depth + 1);
}

// The budget before mate_budget.h multiplies it.
inline uint64_t MateBudget(int depth, const SearchSettings& settings) {
  return BudgetByDepth(depth, settings.mate_search, settings.mate_search_nodes);
}

// The depth of a budget, which the table stores in eight bits. All other inputs of a budget belong
// to the position, so for one position more depth never means fewer nodes.
inline int MateEffort(int depth) { return std::min(depth, 255); }

}  // namespace hakari::search

#endif  // HAKARI_ENGINE_SEARCH_TECHNIQUES_MATE_AT_NODE_H_
