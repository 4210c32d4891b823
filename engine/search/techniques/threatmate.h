// Threatmate (tsumero): the other side would mate if it were to move, as the mate search finds
// after a pass. Whoever is to move must see to that first: a pass is refuted already, and the move
// that averts the mate may come late in the order.
//
// Asked of nodes of enough depth that are not in check, and not after a pass: there the other
// side's mates were looked for before it passed. The table remembers nothing of it.
#ifndef HAKARI_ENGINE_SEARCH_TECHNIQUES_THREATMATE_H_
#define HAKARI_ENGINE_SEARCH_TECHNIQUES_THREATMATE_H_

#include <cstdint>

#include "engine/search/settings/settings.h"
#include "engine/search/techniques/mate_at_node.h"
#include "engine/search/values/node.h"

namespace hakari::search {

// 0: it is not asked.
inline uint64_t ThreatmateBudget(const NodeFacts& node, bool after_pass,
                                 const SearchSettings& settings) {
  if (node.in_check || after_pass) return 0;
  return BudgetByDepth(node.depth, settings.threatmate.depth, settings.threatmate.nodes);
}

}  // namespace hakari::search

#endif  // HAKARI_ENGINE_SEARCH_TECHNIQUES_THREATMATE_H_
