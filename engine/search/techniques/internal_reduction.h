// Internal reduction: a deep node without a move from the table has no good move order. It is
// searched a ply less deep, and the next iteration finds a move in the table.
#ifndef HAKARI_ENGINE_SEARCH_TECHNIQUES_INTERNAL_REDUCTION_H_
#define HAKARI_ENGINE_SEARCH_TECHNIQUES_INTERNAL_REDUCTION_H_

#include "engine/core/move.h"
#include "engine/search/settings/settings.h"
#include "engine/search/values/node.h"

namespace hakari::search {

inline bool ReducesInternally(const NodeFacts& node, Move table_move,
                              const SearchSettings& settings) {
  return settings.internal_reduction > 0 && node.depth >= settings.internal_reduction &&
         !table_move && !node.in_check && (node.pv || node.expects_cut);
}

}  // namespace hakari::search

#endif  // HAKARI_ENGINE_SEARCH_TECHNIQUES_INTERNAL_REDUCTION_H_
