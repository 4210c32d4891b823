// Checks whether cuts were right: nodes that reverse futility has cut are searched afterwards to
// the depth they would have had, without reverse futility. The audit runs after the search that cut
// them, with a memory of its own, so it changes nothing that the search uses.
#ifndef HAKARI_ENGINE_SEARCH_MARGIN_AUDIT_H_
#define HAKARI_ENGINE_SEARCH_MARGIN_AUDIT_H_

#include <cstdint>
#include <vector>

#include "base/statistics/effect.h"
#include "engine/eval/weights.h"
#include "engine/search/settings/settings.h"
#include "engine/search/values/pruned_nodes.h"

namespace hakari::search {

struct AuditedNode {
  int depth = 1;
  int above_beta = 0;   // the evaluation that it was cut by, minus beta
  bool failed = false;  // its score is below beta: it should not have been cut
};

// The results have the order of the nodes. Each node gets an empty memory, so that no result
// depends on another. The settings are those of the search that cut the nodes.
std::vector<AuditedNode> Audit(const std::vector<PrunedNode>& nodes, const SearchSettings& settings,
                               const eval::Weights& weights);

struct AuditedPrecision {
  int depth = 0;
  int margin = 0;
  int64_t nodes = 0;
  int64_t failures = 0;
  Interval right;  // of the probability that a cut is right; [0, 1] if there are no nodes
};

// The precision of cuts at nodes at least so far above beta: for each depth that occurs and each
// margin, ascending by both. Nodes nearer to beta than the margin of the search were not cut, so
// the sample has none of them.
std::vector<AuditedPrecision> AuditPrecision(const std::vector<AuditedNode>& nodes,
                                             const std::vector<int>& margins, double confidence);

}  // namespace hakari::search

#endif  // HAKARI_ENGINE_SEARCH_MARGIN_AUDIT_H_
