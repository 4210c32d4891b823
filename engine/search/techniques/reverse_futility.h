// Reverse futility pruning: a whole node is cut if `beta <= evaluation - margin`. Noguchi's paper
// calls it futility pruning. The margin is fixed one ply before the horizon and extended two plies
// before it. At greater depths it grows by a step for each ply.
#ifndef HAKARI_ENGINE_SEARCH_TECHNIQUES_REVERSE_FUTILITY_H_
#define HAKARI_ENGINE_SEARCH_TECHNIQUES_REVERSE_FUTILITY_H_

#include "engine/search/settings/settings.h"
#include "engine/search/values/node.h"
#include "engine/search/values/score.h"

namespace hakari::search {

// In centipawns; `depth` is 1 or more.
inline int ReverseFutilityMargin(int depth, const SearchSettings& settings) {
  if (depth <= 1) return settings.reverse_futility_fixed;
  return settings.reverse_futility_extended + settings.reverse_futility_step * (depth - 2);
}

// Whether a node may be cut if its evaluation is far enough above beta.
inline bool AllowsReverseFutility(const NodeFacts& node, const SearchSettings& settings) {
  if (node.depth > settings.reverse_futility || node.pv || node.in_check) return false;
  return !IsDecided(node.beta);
}

inline bool CutsByReverseFutility(const NodeFacts& node, const SearchSettings& settings) {
  if (!AllowsReverseFutility(node, settings)) return false;
  return node.beta <= node.evaluation - ReverseFutilityMargin(node.depth, settings);
}

}  // namespace hakari::search

#endif  // HAKARI_ENGINE_SEARCH_TECHNIQUES_REVERSE_FUTILITY_H_
