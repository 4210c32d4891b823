#include "ci/gate/change.h"

#include <algorithm>
#include <cmath>
#include <cstddef>

#include "absl/status/statusor.h"
#include "base/statistics/median_interval.h"

namespace hakari::gate {

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

std::optional<double> InstructionChangeOf(const BenchRow& row) {
  if (!row.base_instructions || !row.candidate_instructions || *row.base_instructions == 0) {
    return std::nullopt;
  }
  return static_cast<double>(*row.candidate_instructions) /
             static_cast<double>(*row.base_instructions) / WorkRatio(row) -
         1;
}

double ConfidenceOfALook(const GateRules& rules) {
  return 1 - (1 - rules.confidence) / rules.looks;
}

std::optional<Effect> ChangeOf(const std::vector<double>& log_ratios, double confidence) {
  const absl::StatusOr<MedianInterval> found = MedianIntervalOf(log_ratios, confidence);
  if (!found.ok()) return std::nullopt;
  return Effect{"time",
                EffectUnit::kChange,
                std::expm1(found->median),
                {std::expm1(found->interval.low), std::expm1(found->interval.high)},
                confidence};
}

std::optional<Effect> ChangeIn(const BenchRow& row, const Rounds& rounds, const GateRules& rules) {
  return ChangeOf(LogRatiosOf(row, rounds), ConfidenceOfALook(rules));
}

ChangeWord WordFor(const std::optional<Effect>& change, double floor, const GateRules& rules) {
  if (!change) return ChangeWord::kUnclear;
  const bool is_noisy = floor > rules.most_noise;
  if (is_noisy ? change->interval.low > floor
               : change->interval.low > 0 && change->estimate > floor) {
    return ChangeWord::kSlower;
  }
  if (is_noisy ? change->interval.high < -floor
               : change->interval.high < 0 && change->estimate < -floor) {
    return ChangeWord::kFaster;
  }
  const bool is_wide =
      change->interval.high > rules.most_unseen || change->interval.low < -rules.most_unseen;
  return is_noisy || is_wide ? ChangeWord::kUnclear : ChangeWord::kSame;
}

bool IsSettled(const std::optional<Effect>& change, ChangeWord word, double floor) {
  switch (word) {
    case ChangeWord::kSlower:
    case ChangeWord::kFaster:
      return true;
    case ChangeWord::kUnclear:
      return false;
    case ChangeWord::kSame:
      return change->interval.high <= floor && change->interval.low >= -floor;
  }
  return false;
}

double FloorOf(const BenchRow& row, const GateRules& rules) {
  std::vector<double> ratios = LogRatios(row.rounds.base_ns, row.rounds.base_again_ns);
  const std::vector<double> alone = LogRatios(row.alone.base_ns, row.alone.base_again_ns);
  ratios.insert(ratios.end(), alone.begin(), alone.end());
  const std::optional<Effect> canary = ChangeOf(ratios, ConfidenceOfALook(rules));
  if (!canary) return rules.time_floor;
  return std::max({rules.time_floor, -canary->interval.low, canary->interval.high});
}

}  // namespace hakari::gate
