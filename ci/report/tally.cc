#include "ci/report/tally.h"

#include <algorithm>

#include "base/statistics/median.h"

namespace hakari::report {
namespace {

void CountStays(std::vector<TallySummary::Stay> stays, TallySummary& summary) {
  summary.stays = static_cast<int>(stays.size());
  if (stays.empty()) return;
  std::vector<double> depths, nodes;
  for (const TallySummary::Stay& stay : stays) {
    depths.push_back(static_cast<double>(stay.depth));
    nodes.push_back(static_cast<double>(stay.nodes));
  }
  summary.median_depth = MedianOf(depths);
  summary.median_nodes = MedianOf(nodes);
  std::stable_sort(stays.begin(), stays.end(),
                   [](const auto& a, const auto& b) { return a.nodes > b.nodes; });
  if (stays.size() > kHardestShown) stays.resize(kHardestShown);
  summary.latest = std::move(stays);
}

}  // namespace

std::optional<TallySummary> TallyOf(const SuiteReport& report) {
  if (report.tally.empty()) return std::nullopt;
  TallySummary summary;
  suites::Tally tally;
  std::vector<TallySummary::Stay> stays;
  for (const suites::ProblemResult& result : report.results) {
    summary.scores.Add(result.score);
    tally.Add(result.groups, result.score);
    const auto depth = result.outcome.Counter(suites::kRightDepthCounter);
    const auto nodes = result.outcome.Counter(suites::kRightNodesCounter);
    const bool is_right = result.score.is_right();
    if (is_right && depth && nodes) stays.push_back({result.id, *depth, *nodes});
    const auto golden = report.golden_right.find(result.id);
    if (golden == report.golden_right.end() || golden->second == is_right) continue;
    (is_right ? summary.newly_solved : summary.lost).push_back(result.id);
  }
  summary.rows = tally.Rows(report.tally);
  CountStays(std::move(stays), summary);
  return summary;
}

}  // namespace hakari::report
