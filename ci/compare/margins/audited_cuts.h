// How often a search was right to cut, position by position: the kept cuts are searched again
// (engine/search/margin_audit.h), several positions in parallel. Each cut is searched with an empty
// memory, so that the result does not depend on the number of jobs.
#ifndef HAKARI_CI_COMPARE_MARGINS_AUDITED_CUTS_H_
#define HAKARI_CI_COMPARE_MARGINS_AUDITED_CUTS_H_

#include <cstdint>
#include <map>
#include <vector>

#include "base/context/context.h"
#include "base/run/progress.h"
#include "base/statistics/effect.h"
#include "engine/eval/weights.h"
#include "engine/search/margin_audit.h"
#include "engine/search/settings/settings.h"
#include "engine/search/values/pruned_nodes.h"

namespace hakari::compare {

// The kept cuts of one search.
struct CutsToAudit {
  std::vector<search::PrunedNode> cuts;
  const search::SearchSettings* settings = nullptr;  // those of the search that cut
  const eval::Weights* weights = nullptr;
};

struct CutAudits {
  std::vector<std::vector<search::AuditedNode>> of;  // by search, in the order given
  bool interrupted = false;                          // if so, searches not begun have no audits
};

CutAudits AuditCuts(const std::vector<CutsToAudit>& searches, const Context& context,
                    Progress* progress);

// The number of audited cuts, and of those that were wrong.
struct CutCounts {
  int64_t audited = 0;
  int64_t wrong = 0;

  void Add(const search::AuditedNode& node) {
    ++audited;
    wrong += node.failed ? 1 : 0;
  }
  // Without audited cuts there is no precision.
  bool is_known() const { return audited > 0; }
  double precision() const;
  // Exact (Clopper and Pearson) for cuts drawn independently.
  Interval PrecisionInterval(double confidence) const;
};

std::map<int, CutCounts> CountsByDepth(const std::vector<search::AuditedNode>& nodes);
void AddCounts(const std::map<int, CutCounts>& more, std::map<int, CutCounts>& sum);
CutCounts TotalOf(const std::map<int, CutCounts>& by_depth);

}  // namespace hakari::compare

#endif  // HAKARI_CI_COMPARE_MARGINS_AUDITED_CUTS_H_
