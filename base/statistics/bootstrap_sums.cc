#include "base/statistics/bootstrap_sums.h"

#include <algorithm>
#include <cmath>
#include <cstddef>

#include "absl/status/status.h"
#include "base/random/dice.h"
#include "base/statistics/median.h"

namespace hakari {
namespace {

using Groups = std::vector<std::vector<double>>;

absl::Status CheckGroups(const Groups& groups) {
  if (groups.empty()) return absl::InvalidArgumentError("no groups to draw from");
  for (const std::vector<double>& group : groups) {
    if (group.size() != groups[0].size()) {
      return absl::InvalidArgumentError("groups differ in how many counts they have");
    }
    if (!std::all_of(group.begin(), group.end(),
                     [](double count) { return std::isfinite(count); })) {
      return absl::InvalidArgumentError("a count is not a finite number");
    }
  }
  return absl::OkStatus();
}

absl::Status CheckOptions(const BootstrapOptions& options) {
  const bool is_confidence = options.confidence > 0 && options.confidence < 1;
  if (is_confidence && options.resamples >= 1) return absl::OkStatus();
  return absl::InvalidArgumentError(
      "a bootstrap needs a confidence between 0 and 1 and at least one resample");
}

void Add(const std::vector<double>& group, std::vector<double>& sums) {
  for (size_t i = 0; i < sums.size(); ++i) sums[i] += group[i];
}

std::vector<double> SumOfAll(const Groups& groups) {
  std::vector<double> sums(groups[0].size());
  for (const std::vector<double>& group : groups) Add(group, sums);
  return sums;
}

std::vector<double> SumOfADraw(const Groups& groups, Dice& dice) {
  std::vector<double> sums(groups[0].size());
  for (size_t i = 0; i < groups.size(); ++i) Add(groups[dice.Below(groups.size())], sums);
  return sums;
}

}  // namespace

absl::StatusOr<Effect> BootstrapSums(const Groups& groups, const OfSums& number,
                                     const BootstrapOptions& options) {
  for (const absl::Status& status : {CheckGroups(groups), CheckOptions(options)}) {
    if (!status.ok()) return status;
  }
  const std::optional<double> whole = number(SumOfAll(groups));
  if (!whole) return absl::InvalidArgumentError("the groups together have no such number");
  Dice dice(options.seed);
  std::vector<double> drawn(static_cast<size_t>(options.resamples));
  for (double& value : drawn) value = number(SumOfADraw(groups, dice)).value_or(*whole);
  const double tail = (1 - options.confidence) / 2;
  return Effect{"",
                EffectUnit::kRatio,
                *whole,
                {Quantile(drawn, tail), Quantile(drawn, 1 - tail)},
                options.confidence};
}

}  // namespace hakari
