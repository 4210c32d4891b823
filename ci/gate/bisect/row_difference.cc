#include "ci/gate/bisect/row_difference.h"

#include <map>

#include "absl/strings/str_cat.h"
#include "golden/compare.h"
#include "golden/golden.h"

namespace hakari::gate {
namespace {

golden::GoldenRow RowOf(const suites::Outcome& outcome) {
  if (outcome.ran()) return {outcome.answer, outcome.counters};
  return {std::string(suites::OutcomeStatusName(outcome.status)), {}};
}

}  // namespace

golden::Findings RowDifferences(const report::SuiteReport& older, const report::SuiteReport& newer,
                                const std::string& only) {
  std::map<std::string, golden::GoldenRow> old_rows;
  for (const suites::ProblemResult& result : older.results) {
    if (only.empty() || result.id == only) old_rows[result.id] = RowOf(result.outcome);
  }
  golden::Findings findings;
  for (const suites::ProblemResult& result : newer.results) {
    if (!only.empty() && result.id != only) continue;
    const auto old_row = old_rows.find(result.id);
    if (old_row == old_rows.end()) {
      findings.push_back({golden::FindingKind::kMissingRow, result.id, "", "", ""});
      continue;
    }
    const golden::Findings differences =
        golden::CompareRows(result.id, old_row->second, RowOf(result.outcome));
    findings.insert(findings.end(), differences.begin(), differences.end());
    old_rows.erase(old_row);
  }
  for (const auto& [id, row] : old_rows) {
    findings.push_back({golden::FindingKind::kOrphanedRow, id, "", "", ""});
  }
  return findings;
}

}  // namespace hakari::gate
