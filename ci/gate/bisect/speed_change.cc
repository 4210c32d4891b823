#include "ci/gate/bisect/speed_change.h"

#include <cmath>

#include "absl/status/status.h"
#include "base/statistics/median_interval.h"

namespace hakari::gate {
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
      return absl::FailedPreconditionError("nothing was answered, so there is no time to compare");
    }
    whole.push_back(std::log(newer.cpu_ns / older.cpu_ns));
    each_node &= older.counts_nodes && newer.counts_nodes;
    if (each_node) of_a_node.push_back(whole.back() + std::log(older.nodes / newer.nodes));
  }
  const auto median = MedianIntervalOf(each_node ? of_a_node : whole, kConfidence);
  if (!median.ok()) return median.status();
  return Effect{each_node ? "time a node" : "time",
                EffectUnit::kRatio,
                std::exp(median->median),
                {std::exp(median->interval.low), std::exp(median->interval.high)},
                kConfidence};
}

}  // namespace hakari::gate
