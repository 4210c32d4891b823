// Was it right to cut? Nodes that reverse futility has cut are searched afterwards, as deep as they
// would have been and without reverse futility, with memory of their own: the search that cut them
// is over, and nothing that it uses is touched.
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
  int above_beta = 0;   // of the evaluation that it was cut by
  bool failed = false;  // its score is below beta: it should not have been cut
};

// In the order given, each with an empty memory, so that none depends on another. The settings are
// those of the search that cut them.
std::vector<AuditedNode> Audit(const std::vector<PrunedNode>& nodes, const SearchSettings& settings,
                               const eval::Weights& weights);

struct AuditedPrecision {
  int depth = 0;
  int margin = 0;
  int64_t nodes = 0;
  int64_t failures = 0;
  Interval right;  // between what the probability lies that a cut is right; of no nodes: [0, 1]
};

// For each depth that occurs and each margin, ascending by both: how right the cuts were of nodes
// at least so far above beta. Below the margin that cut them there are none to tell of.
std::vector<AuditedPrecision> AuditPrecision(const std::vector<AuditedNode>& nodes,
                                             const std::vector<int>& margins, double confidence);

}  // namespace hakari::search

#endif  // HAKARI_ENGINE_SEARCH_MARGIN_AUDIT_H_
