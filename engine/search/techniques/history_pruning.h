// History pruning: near the horizon quiet moves that did badly elsewhere are left out.
#ifndef HAKARI_ENGINE_SEARCH_TECHNIQUES_HISTORY_PRUNING_H_
#define HAKARI_ENGINE_SEARCH_TECHNIQUES_HISTORY_PRUNING_H_

#include "engine/search/settings/settings.h"
#include "engine/search/values/node.h"

namespace hakari::search {

// `depth`: the remaining depth of the move after its reductions, 0 or more.
inline bool PrunesByHistory(const NodeFacts& node, const MoveFacts& move, int depth,
                            const SearchSettings& settings) {
  if (depth > settings.history_pruning || settings.history_pruning == 0) return false;
  if (node.in_check || !move.is_quiet || move.gives_check || move.is_early) return false;
  return move.history < -settings.history_pruning_limit * (depth + 1);
}

}  // namespace hakari::search

#endif  // HAKARI_ENGINE_SEARCH_TECHNIQUES_HISTORY_PRUNING_H_
