#include "base/statistics/median_interval.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "absl/status/status.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "base/statistics/distributions.h"
#include "base/statistics/median.h"

namespace hakari {
namespace {

constexpr double kPercent = 100;

// Larger than the rounding errors of the distribution, smaller than any of its steps, so that a
// coverage that is exactly as requested is enough.
constexpr double kRounding = 1e-12;

double Coverage(int64_t samples, int64_t rank) {
  return 1 - 2 * BinomialAtMost(rank - 1, samples, 0.5);
}

bool IsConfidence(double confidence) { return confidence > 0 && confidence < 1; }

}  // namespace

std::optional<MedianRank> MedianRankOf(int64_t samples, double confidence) {
  const auto reached = [samples, confidence](int64_t rank) {
    return Coverage(samples, rank) >= confidence - kRounding;
  };
  if (samples < 1 || !IsConfidence(confidence) || !reached(1)) return std::nullopt;
  int64_t good = 1;
  int64_t bad = samples / 2 + 1;  // beyond the middle: such a rank covers nothing
  while (bad - good > 1) {
    const int64_t middle = good + (bad - good) / 2;
    (reached(middle) ? good : bad) = middle;
  }
  return MedianRank{good, Coverage(samples, good)};
}

int64_t SamplesNeeded(double confidence) {
  // The least and the greatest of n miss the median with probability 2 * (1/2)^n.
  return std::max<int64_t>(
      2, static_cast<int64_t>(std::ceil(1 - std::log2(1 - confidence) - kRounding)));
}

absl::StatusOr<MedianInterval> MedianIntervalOf(std::vector<double> samples, double confidence) {
  if (!IsConfidence(confidence)) {
    return absl::InvalidArgumentError(
        absl::StrCat("the confidence must be between 0 and 1, found ", confidence));
  }
  if (!AllFinite(samples)) return absl::InvalidArgumentError("a sample is not a finite number");
  const int64_t count = static_cast<int64_t>(samples.size());
  const std::optional<MedianRank> found = MedianRankOf(count, confidence);
  if (!found) {
    return absl::FailedPreconditionError(absl::StrFormat(
        "%d samples are too few for a %g %% interval of the median: at least %d are needed", count,
        confidence * kPercent, SamplesNeeded(confidence)));
  }
  std::sort(samples.begin(), samples.end());
  MedianInterval result;
  result.interval = {samples[found->rank - 1], samples[count - found->rank]};
  result.coverage = found->coverage;
  result.median = MedianOf(std::move(samples));
  return result;
}

}  // namespace hakari
