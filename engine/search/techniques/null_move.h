// Null move pruning: if a side passes and still stands above beta, a move will hardly bring it
// below, so the node is cut. Zugzwang hardly occurs in shogi, so the cut is not verified.
//
// A pass is tried if the evaluation is at least beta; never twice in a row, not in check, and not
// if a mate is known to threaten, since the opponent would answer the pass with that mate.
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

// The deeper the node and the higher its evaluation, the more the depth is reduced.
inline int NullMoveDepth(const NodeFacts& node, const SearchSettings& settings) {
  constexpr int kPliesPerPly = 4;
  constexpr int kCentipawnsPerPly = 250;
  constexpr int kMostForScore = 3;
  const int for_score = std::min((node.evaluation - node.beta) / kCentipawnsPerPly, kMostForScore);
  return node.depth - settings.null_move_reduction - node.depth / kPliesPerPly - for_score;
}

}  // namespace hakari::search

#endif  // HAKARI_ENGINE_SEARCH_TECHNIQUES_NULL_MOVE_H_
