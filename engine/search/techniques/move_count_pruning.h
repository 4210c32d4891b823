// Move count pruning: near the horizon, quiet moves that come late in a good order are left out. If
// the evaluation is not improving, half as many moves are searched.
#ifndef HAKARI_ENGINE_SEARCH_TECHNIQUES_MOVE_COUNT_PRUNING_H_
#define HAKARI_ENGINE_SEARCH_TECHNIQUES_MOVE_COUNT_PRUNING_H_

#include "engine/search/settings/settings.h"
#include "engine/search/values/node.h"

namespace hakari::search {

inline int MovesBeforePruning(const NodeFacts& node, const SearchSettings& settings) {
  const int moves = settings.move_count_base + 2 * node.depth * node.depth;
  return settings.improving > 0 && !node.improving ? moves / 2 : moves;
}

inline bool PrunesByMoveCount(const NodeFacts& node, const MoveFacts& move,
                              const SearchSettings& settings) {
  return node.depth <= settings.move_count && !node.in_check && move.is_quiet &&
         !move.gives_check && move.number > MovesBeforePruning(node, settings);
}

}  // namespace hakari::search

#endif  // HAKARI_ENGINE_SEARCH_TECHNIQUES_MOVE_COUNT_PRUNING_H_
