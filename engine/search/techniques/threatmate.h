// Threatmate (tsumero): the other side would mate if it were to move. The mate search finds this
// after a pass. The side to move must avert it: a pass is already refuted, and the move that averts
// the mate may come late in the order.
//
// Asked at nodes of enough depth, not in check, and not after a pass, since there the mates of the
// other side were looked for before it passed. The table does not store the result.
#ifndef HAKARI_ENGINE_SEARCH_TECHNIQUES_THREATMATE_H_
#define HAKARI_ENGINE_SEARCH_TECHNIQUES_THREATMATE_H_

#include <cstdint>

#include "engine/search/settings/settings.h"
#include "engine/search/techniques/mate_at_node.h"
#include "engine/search/values/node.h"

namespace hakari::search {

// 0: the mate search is not asked.
inline uint64_t ThreatmateBudget(const NodeFacts& node, bool after_pass,
                                 const SearchSettings& settings) {
  if (node.in_check || after_pass) return 0;
  return BudgetByDepth(node.depth, settings.threatmate.depth, settings.threatmate.nodes);
}

}  // namespace hakari::search

#endif  // HAKARI_ENGINE_SEARCH_TECHNIQUES_THREATMATE_H_
