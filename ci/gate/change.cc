#include "ci/gate/change.h"

#include <algorithm>
#include <cmath>
#include <cstddef>

#include "absl/status/statusor.h"
#include "ci/statistics/median_interval.h"

namespace hakari {

std::vector<double> LogRatios(const std::vector<double>& old_ns,
                              const std::vector<double>& new_ns) {
  std::vector<double> ratios;
  const size_t whole = std::min(old_ns.size(), new_ns.size());
  ratios.reserve(whole);
  for (size_t i = 0; i < whole; ++i) ratios.push_back(std::log(new_ns[i] / old_ns[i]));
  return ratios;
}

double WorkRatio(const BenchRow& row) {
  if (row.candidate_items == 0 || row.items == 0) return 1;
  return static_cast<double>(row.candidate_items) / static_cast<double>(row.items);
}

std::vector<double> LogRatiosOf(const BenchRow& row, const Rounds& rounds) {
  std::vector<double> ratios = LogRatios(rounds.base_ns, rounds.candidate_ns);
  const double more_work = std::log(WorkRatio(row));
  for (double& ratio : ratios) ratio -= more_work;
  return ratios;
}

double ConfidenceOfALook(const GateRules& rules) {
  return 1 - (1 - rules.confidence) / rules.looks;
}

std::optional<Change> ChangeOf(const std::vector<double>& log_ratios, double confidence) {
  const absl::StatusOr<MedianInterval> found = MedianIntervalOf(log_ratios, confidence);
  if (!found.ok()) return std::nullopt;
  return Change{std::expm1(found->median), std::expm1(found->interval.low),
                std::expm1(found->interval.high)};
}

ChangeWord WordFor(const std::optional<Change>& change, double floor, double most_unseen) {
  if (!change) return ChangeWord::kUnclear;
  if (change->low > 0 && change->median > floor) return ChangeWord::kSlower;
  if (change->high < 0 && change->median < -floor) return ChangeWord::kFaster;
  const bool wide = change->high > most_unseen || change->low < -most_unseen;
  return wide ? ChangeWord::kUnclear : ChangeWord::kSame;
}

double FloorOf(const BenchRow& row, const GateRules& rules) {
  double floor = rules.time_floor;
  for (const Rounds* rounds : {&row.rounds, &row.alone}) {
    const std::optional<Change> canary =
        ChangeOf(LogRatios(rounds->base_ns, rounds->base_again_ns), ConfidenceOfALook(rules));
    if (canary) floor = std::max({floor, -canary->low, canary->high});
  }
  return floor;
}

}  // namespace hakari
