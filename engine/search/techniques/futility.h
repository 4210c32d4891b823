// Futility pruning: near the horizon, a quiet move is left out if the evaluation plus a margin does
// not reach alpha. This prunes single moves; reverse_futility.h cuts whole nodes.
#ifndef HAKARI_ENGINE_SEARCH_TECHNIQUES_FUTILITY_H_
#define HAKARI_ENGINE_SEARCH_TECHNIQUES_FUTILITY_H_

#include "engine/search/settings/settings.h"
#include "engine/search/values/node.h"

namespace hakari::search {

// `depth`: the remaining depth of the move after its reductions, 0 or more.
inline bool PrunesByFutility(const NodeFacts& node, const MoveFacts& move, int depth,
                             const SearchSettings& settings) {
  if (depth > settings.futility || settings.futility == 0) return false;
  if (node.in_check || !move.is_quiet || move.gives_check) return false;
  return node.evaluation + settings.futility_margin + settings.futility_step * depth <= node.alpha;
}

}  // namespace hakari::search

#endif  // HAKARI_ENGINE_SEARCH_TECHNIQUES_FUTILITY_H_
