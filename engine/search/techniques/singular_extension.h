// Singular extension: if all other moves stay clearly below the table's score of its move, that
// move is the only good one and is searched a ply deeper. The other moves are searched to half the
// depth. If even they beat beta, several moves would cut, and the node is cut.
#ifndef HAKARI_ENGINE_SEARCH_TECHNIQUES_SINGULAR_EXTENSION_H_
#define HAKARI_ENGINE_SEARCH_TECHNIQUES_SINGULAR_EXTENSION_H_

#include "engine/search/memory/table.h"
#include "engine/search/settings/settings.h"
#include "engine/search/values/node.h"
#include "engine/search/values/score.h"

namespace hakari::search {

// `score`: the table's score, converted by FromTable().
inline bool MayBeSingular(const NodeFacts& node, const TableEntry& entry, int score,
                          const SearchSettings& settings) {
  constexpr int kShallowerAtMost = 3;
  return settings.singular > 0 && node.depth >= settings.singular && !IsDecided(score) &&
         Holds(entry.bound(), Bound::kLower) && entry.depth >= node.depth - kShallowerAtMost;
}

inline int SingularBeta(const NodeFacts& node, int score, const SearchSettings& settings) {
  return score - settings.singular_margin * node.depth;
}

inline int SingularDepth(const NodeFacts& node) { return (node.depth - 1) / 2; }

}  // namespace hakari::search

#endif  // HAKARI_ENGINE_SEARCH_TECHNIQUES_SINGULAR_EXTENSION_H_
