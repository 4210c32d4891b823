#include "base/statistics/bootstrap.h"

#include <algorithm>

#include "absl/status/status.h"
#include "base/random/dice.h"
#include "base/statistics/median.h"

namespace hakari {
namespace {

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

}  // namespace

absl::StatusOr<Interval> BootstrapMedian(const std::vector<double>& samples,
                                         const BootstrapOptions& options) {
  if (samples.empty()) return absl::InvalidArgumentError("no samples to draw from");
  if (!AllFinite(samples)) return absl::InvalidArgumentError("a sample is not a finite number");
  const bool is_confidence = options.confidence > 0 && options.confidence < 1;
  if (!is_confidence || options.resamples < 1) {
    return absl::InvalidArgumentError(
        "a bootstrap needs a confidence between 0 and 1 and at least one resample");
  }
  const std::vector<double> medians = ResampledMedians(samples, options.resamples, options.seed);
  const double tail = (1 - options.confidence) / 2;
  return Interval{Quantile(medians, tail), Quantile(medians, 1 - tail)};
}

}  // namespace hakari
