#include "ci/statistics/bootstrap_ratio.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <numeric>

#include "absl/status/status.h"
#include "bench/median.h"
#include "suites/corpus/dice.h"

namespace hakari {
namespace {

bool AreSummands(const std::vector<double>& values) {
  return std::all_of(values.begin(), values.end(),
                     [](double value) { return std::isfinite(value) && value >= 0; });
}

double Sum(const std::vector<double>& values) {
  return std::accumulate(values.begin(), values.end(), 0.0);
}

absl::Status CheckSamples(const std::vector<double>& base, const std::vector<double>& other) {
  if (base.empty() || base.size() != other.size()) {
    return absl::InvalidArgumentError("a ratio needs as many samples of the one as of the other");
  }
  if (!AreSummands(base) || !AreSummands(other)) {
    return absl::InvalidArgumentError("a sample is below 0 or not a finite number");
  }
  if (Sum(base) > 0) return absl::OkStatus();
  return absl::InvalidArgumentError("there is no ratio to 0");
}

std::vector<double> ResampledRatios(const std::vector<double>& base,
                                    const std::vector<double>& other,
                                    const BootstrapOptions& options) {
  Dice dice(options.seed);
  std::vector<double> ratios;
  while (ratios.size() < static_cast<size_t>(options.resamples)) {
    double base_sum = 0, other_sum = 0;
    for (size_t i = 0; i < base.size(); ++i) {
      const size_t drawn = dice.Below(base.size());
      base_sum += base[drawn];
      other_sum += other[drawn];
    }
    // Where hardly anything counts, a draw may hold nothing of the base: it says nothing.
    ratios.push_back(base_sum > 0 ? other_sum / base_sum : Sum(other) / Sum(base));
  }
  return ratios;
}

}  // namespace

absl::StatusOr<RatioInterval> BootstrapRatio(const std::vector<double>& base,
                                             const std::vector<double>& other,
                                             const BootstrapOptions& options) {
  const absl::Status status = CheckSamples(base, other);
  if (!status.ok()) return status;
  const bool is_confidence = options.confidence > 0 && options.confidence < 1;
  if (!is_confidence || options.resamples < 1) {
    return absl::InvalidArgumentError(
        "a bootstrap needs a confidence between 0 and 1 and at least one resample");
  }
  const std::vector<double> ratios = ResampledRatios(base, other, options);
  const double tail = (1 - options.confidence) / 2;
  return RatioInterval{Sum(other) / Sum(base),
                       {Quantile(ratios, tail), Quantile(ratios, 1 - tail)}};
}

}  // namespace hakari
