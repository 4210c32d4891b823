// Finds where a series changes its level, by E-divisive (Matteson and James, 2014). The energy
// distance between the samples before and after a cut says how different they are; shuffling says
// how large it would be by chance. It assumes no distribution and needs no window.
#ifndef HAKARI_BASE_STATISTICS_CHANGE_POINTS_H_
#define HAKARI_BASE_STATISTICS_CHANGE_POINTS_H_

#include <cstddef>
#include <cstdint>
#include <vector>

#include "absl/status/statusor.h"

namespace hakari {

struct ChangePointOptions {
  double level = 0.05;     // the search ends at a cut with a larger p value
  int permutations = 199;  // the least p value is 1 / (permutations + 1)
  int least_segment = 3;   // samples between two cuts; at least 2
  uint64_t seed = 1;
};

struct ChangePoint {
  size_t index = 0;  // of the first sample of the new level
  double p_value = 1;
};

// In the order of the series; the same seed gives the same points everywhere. An error if a sample
// is not finite, if the options are invalid, or for more than kMostSeries samples, since time and
// memory grow with the square.
inline constexpr size_t kMostSeries = 1000;
absl::StatusOr<std::vector<ChangePoint>> ChangePoints(const std::vector<double>& series,
                                                      const ChangePointOptions& options = {});

}  // namespace hakari

#endif  // HAKARI_BASE_STATISTICS_CHANGE_POINTS_H_
