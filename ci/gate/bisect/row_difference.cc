#include "ci/gate/bisect/row_difference.h"

#include <cmath>
#include <deque>

#include "absl/status/status.h"
#include "base/statistics/median_interval.h"
#include "golden/compare.h"

namespace hakari::gate {
namespace {

using Rows = std::deque<suites::CountedAnswer>;  // a deque: its elements do not move

golden::AnswerList RowsOf(const report::SuiteReport& report, const std::string& only, Rows& rows) {
  golden::AnswerList list;
  for (const suites::ProblemResult& result : report.results) {
    if (!only.empty() && result.id != only) continue;
    const suites::Outcome& outcome = result.outcome;
    rows.push_back(outcome);
    // The status of a problem that did not run counts as its answer.
    if (!outcome.ran()) rows.back() = {std::string(suites::OutcomeStatusName(outcome.status)), {}};
    list.push_back({result.id, &rows.back()});
  }
  return list;
}

}  // namespace

golden::Findings RowDifferences(const report::SuiteReport& older, const report::SuiteReport& newer,
                                const std::string& only) {
  Rows rows;
  const golden::AnswerList before = RowsOf(older, only, rows);
  golden::Findings findings;
  for (const golden::AnswerDifference& difference :
       golden::DifferencesOf(before, RowsOf(newer, only, rows))) {
    const golden::Findings changes = golden::FindingsOf(difference);
    findings.insert(findings.end(), changes.begin(), changes.end());
  }
  return findings;
}

namespace {

constexpr double kConfidence = 0.99;

struct Spent {
  double cpu_ns = 0;
  double nodes = 0;
  bool counts_nodes = true;
};

Spent SpentIn(const report::SuiteReport& report) {
  Spent spent;
  for (const suites::ProblemResult& result : report.results) {
    if (!result.outcome.ran()) continue;
    spent.cpu_ns += static_cast<double>(result.outcome.times.cpu_ns);
    const std::optional<int64_t> nodes = result.outcome.Counter("nodes");
    spent.counts_nodes &= nodes.has_value();
    spent.nodes += static_cast<double>(nodes.value_or(0));
  }
  spent.counts_nodes &= spent.nodes > 0;
  return spent;
}

}  // namespace

absl::StatusOr<Effect> SpeedChangeOf(const std::vector<SpeedRound>& rounds) {
  bool each_node = true;
  std::vector<double> whole, of_a_node;
  for (const SpeedRound& round : rounds) {
    const Spent older = SpentIn(round.older), newer = SpentIn(round.newer);
    if (older.cpu_ns <= 0 || newer.cpu_ns <= 0) {
      return absl::FailedPreconditionError("no problem was run, so there is no time to compare");
    }
    whole.push_back(std::log(newer.cpu_ns / older.cpu_ns));
    each_node &= older.counts_nodes && newer.counts_nodes;
    if (each_node) of_a_node.push_back(whole.back() + std::log(older.nodes / newer.nodes));
  }
  const auto median = MedianIntervalOf(each_node ? of_a_node : whole, kConfidence);
  if (!median.ok()) return median.status();
  return Effect{each_node ? "time per node" : "time",
                EffectUnit::kRatio,
                std::exp(median->median),
                {std::exp(median->interval.low), std::exp(median->interval.high)},
                kConfidence};
}

}  // namespace hakari::gate
