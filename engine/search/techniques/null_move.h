// Null move pruning. A side that may pass and still stands above beta will hardly fall below it by
// moving: the node is cut. Shogi knows no zugzwang worth the name, so nothing is verified.
//
// Tried where the evaluation is above beta already; never twice in a row, not in check, and not
// where a mate is known to threaten: the answer to the pass would be that mate.
#ifndef HAKARI_ENGINE_SEARCH_TECHNIQUES_NULL_MOVE_H_
#define HAKARI_ENGINE_SEARCH_TECHNIQUES_NULL_MOVE_H_

#include <algorithm>

#include "engine/search/settings/settings.h"
#include "engine/search/values/node.h"
#include "engine/search/values/score.h"

namespace hakari::search {

inline bool TriesNullMove(const NodeFacts& node, bool after_pass, const SearchSettings& settings) {
  return settings.null_move > 0 && node.depth >= settings.null_move && !node.pv && !node.in_check &&
         !after_pass && node.evaluation >= node.beta && !IsDecided(node.beta) &&
         !(node.threatmate && settings.threatmate.use > 0);
}

// The deeper the node and the better it stands, the less is needed to see it.
inline int NullMoveDepth(const NodeFacts& node, const SearchSettings& settings) {
  constexpr int kPliesPerPly = 4;
  constexpr int kCentipawnsPerPly = 250;
  constexpr int kMostForScore = 3;
  const int for_score = std::min((node.evaluation - node.beta) / kCentipawnsPerPly, kMostForScore);
  return node.depth - settings.null_move_reduction - node.depth / kPliesPerPly - for_score;
}

}  // namespace hakari::search

#endif  // HAKARI_ENGINE_SEARCH_TECHNIQUES_NULL_MOVE_H_
