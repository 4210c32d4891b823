// ProbCut: if a capture that wins material beats beta by a margin in a shallow search, it will beat
// beta in the deep search too, so the node is cut.
#ifndef HAKARI_ENGINE_SEARCH_TECHNIQUES_PROBCUT_H_
#define HAKARI_ENGINE_SEARCH_TECHNIQUES_PROBCUT_H_

#include "engine/search/settings/settings.h"
#include "engine/search/values/node.h"
#include "engine/search/values/score.h"

namespace hakari::search {

inline bool TriesProbcut(const NodeFacts& node, const SearchSettings& settings) {
  return settings.probcut > 0 && node.depth >= settings.probcut && !node.pv && !node.in_check &&
         !IsDecided(node.beta);
}

inline int ProbcutBeta(const NodeFacts& node, const SearchSettings& settings) {
  return node.beta + settings.probcut_margin;
}

inline int ProbcutDepth(const NodeFacts& node) {
  constexpr int kShallower = 4;
  return node.depth - kShallower;
}

}  // namespace hakari::search

#endif  // HAKARI_ENGINE_SEARCH_TECHNIQUES_PROBCUT_H_
