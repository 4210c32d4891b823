#include "ci/gate/bisect/row_difference.h"

#include <map>

#include "absl/strings/str_cat.h"
#include "golden/compare.h"
#include "golden/golden.h"

namespace hakari {
namespace {

GoldenRow RowOf(const Outcome& outcome) {
  if (outcome.ran()) return {outcome.answer, outcome.counters};
  return {std::string(OutcomeStatusName(outcome.status)), {}};
}

}  // namespace

Findings RowDifferences(const SuiteReport& older, const SuiteReport& newer,
                        const std::string& only) {
  std::map<std::string, GoldenRow> old_rows;
  for (const ProblemResult& result : older.results) {
    if (only.empty() || result.id == only) old_rows[result.id] = RowOf(result.outcome);
  }
  Findings findings;
  for (const ProblemResult& result : newer.results) {
    if (!only.empty() && result.id != only) continue;
    const auto old_row = old_rows.find(result.id);
    if (old_row == old_rows.end()) {
      findings.push_back({FindingKind::kMissingRow, result.id, "", "", ""});
      continue;
    }
    const Findings differences = CompareRows(result.id, old_row->second, RowOf(result.outcome));
    findings.insert(findings.end(), differences.begin(), differences.end());
    old_rows.erase(old_row);
  }
  for (const auto& [id, row] : old_rows) {
    findings.push_back({FindingKind::kOrphanedRow, id, "", "", ""});
  }
  return findings;
}

}  // namespace hakari
