#include "ci/compare/margins/audited_cuts.h"

#include <chrono>
#include <cstddef>

#include "base/run/parallel.h"
#include "base/statistics/binomial.h"

namespace hakari::compare {

CutAudits AuditCuts(const std::vector<CutsToAudit>& searches, const Context& context,
                    Progress* progress) {
  using Clock = std::chrono::steady_clock;
  CutAudits audits;
  audits.of.resize(searches.size());
  const int count = static_cast<int>(searches.size());
  if (progress != nullptr) progress->Begin(count, 0, Clock::now());
  const auto make_worker = [&](int) -> DoPiece {
    return [&](int i) {
      const CutsToAudit& one = searches[static_cast<size_t>(i)];
      audits.of[static_cast<size_t>(i)] = search::Audit(one.cuts, *one.settings, *one.weights);
    };
  };
  InParallel(context.jobs, count, context.StopFlag(), make_worker, [&](int finished) {
    if (progress != nullptr) progress->Update(finished, Clock::now());
  });
  if (progress != nullptr) progress->End();
  audits.interrupted = context.IsStopped();
  return audits;
}

double CutCounts::precision() const {
  return 1 - static_cast<double>(wrong) / static_cast<double>(audited);
}

Interval CutCounts::PrecisionInterval(double confidence) const {
  return ClopperPearson(audited - wrong, audited, confidence);
}

std::map<int, CutCounts> CountsByDepth(const std::vector<search::AuditedNode>& nodes) {
  std::map<int, CutCounts> by_depth;
  for (const search::AuditedNode& node : nodes) by_depth[node.depth].Add(node);
  return by_depth;
}

void AddCounts(const std::map<int, CutCounts>& more, std::map<int, CutCounts>& sum) {
  for (const auto& [depth, counts] : more) {
    sum[depth].audited += counts.audited;
    sum[depth].wrong += counts.wrong;
  }
}

CutCounts TotalOf(const std::map<int, CutCounts>& by_depth) {
  CutCounts total;
  for (const auto& [depth, counts] : by_depth) {
    total.audited += counts.audited;
    total.wrong += counts.wrong;
  }
  return total;
}

}  // namespace hakari::compare
