#include "base/statistics/bootstrap_ratio.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <numeric>
#include <optional>
#include <utility>

#include "absl/status/status.h"
#include "base/statistics/bootstrap_sums.h"
#include "base/status/macros.h"

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

}  // namespace

absl::StatusOr<Effect> BootstrapRatio(std::string what, const std::vector<double>& base,
                                      const std::vector<double>& other,
                                      const BootstrapOptions& options) {
  HAKARI_RETURN_IF_ERROR(CheckSamples(base, other));
  std::vector<std::vector<double>> problems;
  for (size_t i = 0; i < base.size(); ++i) problems.push_back({base[i], other[i]});
  // Where hardly anything counts, a draw may hold nothing of the base: it says nothing.
  const auto ratio_of = [](const std::vector<double>& sums) -> std::optional<double> {
    if (sums[0] > 0) return sums[1] / sums[0];
    return std::nullopt;
  };
  absl::StatusOr<Effect> ratio = BootstrapSums(problems, ratio_of, options);
  if (ratio.ok()) ratio->what = std::move(what);
  return ratio;
}

}  // namespace hakari
