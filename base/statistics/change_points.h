// Where a series changes its level, by E-divisive (Matteson and James, 2014): the energy distance
// between what lies before and after a cut says how different both are, and shuffling says how
// great it would be by chance. It assumes no distribution and asks for no window.
#ifndef HAKARI_BASE_STATISTICS_CHANGE_POINTS_H_
#define HAKARI_BASE_STATISTICS_CHANGE_POINTS_H_

#include <cstddef>
#include <cstdint>
#include <vector>

#include "absl/status/statusor.h"

namespace hakari {

struct ChangePointOptions {
  double level = 0.05;     // a cut whose p value is above it ends the search
  int permutations = 199;  // the least p value is 1 in one more than these
  int least_segment = 3;   // samples between two cuts; at least 2
  uint64_t seed = 1;
};

struct ChangePoint {
  size_t index = 0;  // of the first sample of the new level
  double p_value = 1;
};

// In the order of the series; the same seed gives the same points everywhere. An error if a sample
// is not finite, if the options make no sense, or beyond kMostSeries samples, since time and room
// grow with the square.
inline constexpr size_t kMostSeries = 1000;
absl::StatusOr<std::vector<ChangePoint>> ChangePoints(const std::vector<double>& series,
                                                      const ChangePointOptions& options = {});

}  // namespace hakari

#endif  // HAKARI_BASE_STATISTICS_CHANGE_POINTS_H_
