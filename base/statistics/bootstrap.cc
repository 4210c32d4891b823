#include "base/statistics/bootstrap.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <numeric>
#include <utility>

#include "absl/status/status.h"
#include "base/random/dice.h"
#include "base/statistics/median.h"
#include "base/status/macros.h"

namespace hakari {
namespace {

using Groups = std::vector<std::vector<double>>;

std::vector<double> ResampledMedians(const std::vector<double>& samples, int resamples,
                                     uint64_t seed) {
  Dice dice(seed);
  std::vector<double> medians(resamples);
  std::vector<double> drawn(samples.size());
  for (double& median : medians) {
    std::generate(drawn.begin(), drawn.end(), [&] { return samples[dice.Below(samples.size())]; });
    median = Median(drawn);
  }
  return medians;
}

bool AreSummands(const std::vector<double>& values) {
  return std::all_of(values.begin(), values.end(),
                     [](double value) { return std::isfinite(value) && value >= 0; });
}

double Sum(const std::vector<double>& values) {
  return std::accumulate(values.begin(), values.end(), 0.0);
}

absl::Status CheckSamples(const std::vector<double>& base, const std::vector<double>& other) {
  if (base.empty() || base.size() != other.size()) {
    return absl::InvalidArgumentError(
        "a ratio needs equally many samples of both sides, and at least one");
  }
  if (!AreSummands(base) || !AreSummands(other)) {
    return absl::InvalidArgumentError("a sample is below 0 or not a finite number");
  }
  if (Sum(base) > 0) return absl::OkStatus();
  return absl::InvalidArgumentError("a ratio to 0 is undefined");
}

absl::Status CheckGroups(const Groups& groups) {
  if (groups.empty()) return absl::InvalidArgumentError("no groups to draw from");
  for (const std::vector<double>& group : groups) {
    if (group.size() != groups[0].size()) {
      return absl::InvalidArgumentError("the groups have different numbers of counts");
    }
    if (!AllFinite(group)) return absl::InvalidArgumentError("a count is not a finite number");
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

absl::StatusOr<Interval> BootstrapMedian(const std::vector<double>& samples,
                                         const BootstrapOptions& options) {
  if (samples.empty()) return absl::InvalidArgumentError("no samples to draw from");
  if (!AllFinite(samples)) return absl::InvalidArgumentError("a sample is not a finite number");
  HAKARI_RETURN_IF_ERROR(CheckOptions(options));
  const std::vector<double> medians = ResampledMedians(samples, options.resamples, options.seed);
  const double tail = (1 - options.confidence) / 2;
  return Interval{Quantile(medians, tail), Quantile(medians, 1 - tail)};
}

absl::StatusOr<Effect> BootstrapRatio(std::string what, const std::vector<double>& base,
                                      const std::vector<double>& other,
                                      const BootstrapOptions& options) {
  HAKARI_RETURN_IF_ERROR(CheckSamples(base, other));
  std::vector<std::vector<double>> problems;
  for (size_t i = 0; i < base.size(); ++i) problems.push_back({base[i], other[i]});
  // If the base is mostly 0, a draw may sum to 0. Such a draw has no ratio.
  const auto ratio_of = [](const std::vector<double>& sums) -> std::optional<double> {
    if (sums[0] > 0) return sums[1] / sums[0];
    return std::nullopt;
  };
  absl::StatusOr<Effect> ratio = BootstrapSums(problems, ratio_of, options);
  if (ratio.ok()) ratio->what = std::move(what);
  return ratio;
}

absl::StatusOr<Effect> BootstrapSums(const Groups& groups, const OfSums& number,
                                     const BootstrapOptions& options) {
  for (const absl::Status& status : {CheckGroups(groups), CheckOptions(options)}) {
    if (!status.ok()) return status;
  }
  const std::optional<double> whole = number(SumOfAll(groups));
  if (!whole)
    return absl::InvalidArgumentError("the number is undefined for the sum of all groups");
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
