#include "ci/report/suite_report.h"

#include <algorithm>

namespace hakari::report {
namespace {

void CompareWithGolden(const SuiteReport& report, SolveSummary& summary) {
  for (const golden::Finding& finding : report.findings) {
    if (finding.kind != golden::FindingKind::kChangedAnswer) continue;
    if (finding.expected == report.unsolved_answer) summary.newly_solved.push_back(finding.problem);
    if (finding.found == report.unsolved_answer) summary.lost.push_back(finding.problem);
  }
}

void KeepHardest(std::vector<SolveSummary::Hard>& hard) {
  std::stable_sort(hard.begin(), hard.end(),
                   [](const auto& a, const auto& b) { return a.nodes > b.nodes; });
  if (hard.size() > kHardestShown) hard.resize(kHardestShown);
}

}  // namespace

SuiteTotals TotalsOf(const SuiteReport& report) {
  SuiteTotals totals;
  for (const suites::ProblemResult& result : report.results) {
    totals.ran += result.outcome.ran();
    totals.scores.Add(result.score);
    if (result.outcome.times.cpu_ns > 0) totals.cpu_ns += result.outcome.times.cpu_ns;
  }
  return totals;
}

std::optional<SolveSummary> SummaryOf(const SuiteReport& report) {
  if (report.unsolved_answer.empty()) return std::nullopt;
  SolveSummary summary;
  int64_t cpu_ns = 0;
  for (const suites::ProblemResult& result : report.results) {
    const suites::Outcome& outcome = result.outcome;
    if (!outcome.ran()) continue;
    const uint64_t nodes = outcome.Counter("nodes").value_or(0);
    ++summary.answers[outcome.answer];
    summary.unchecked += outcome.Counter("unchecked").value_or(0) > 0;
    summary.nodes += nodes;
    cpu_ns += std::max<int64_t>(0, outcome.times.cpu_ns);
    if (outcome.answer == report.unsolved_answer) continue;
    ++summary.solved;
    summary.hardest.push_back({result.id, outcome.answer, nodes});
  }
  constexpr double kNsPerMs = 1e6;
  if (cpu_ns > 0) {
    summary.nodes_per_ms =
        static_cast<double>(summary.nodes) * kNsPerMs / static_cast<double>(cpu_ns);
  }
  CompareWithGolden(report, summary);
  KeepHardest(summary.hardest);
  return summary;
}

}  // namespace hakari::report
