// The percentile bootstrap of a median: how it would vary if the samples were drawn again from
// themselves. For information only; verdicts use median_interval.h, which draws nothing.
#ifndef HAKARI_BASE_STATISTICS_BOOTSTRAP_H_
#define HAKARI_BASE_STATISTICS_BOOTSTRAP_H_

#include <cstdint>
#include <vector>

#include "absl/status/statusor.h"
#include "base/statistics/interval.h"

namespace hakari {

struct BootstrapOptions {
  double confidence = 0.95;
  int resamples = 2000;  // more only make the ends less grainy
  uint64_t seed = 1;
};

// The same seed gives the same interval everywhere. An error without samples, if one is not finite,
// or if the options make no sense. Of few samples it covers less than it says.
absl::StatusOr<Interval> BootstrapMedian(const std::vector<double>& samples,
                                         const BootstrapOptions& options);

}  // namespace hakari

#endif  // HAKARI_BASE_STATISTICS_BOOTSTRAP_H_
