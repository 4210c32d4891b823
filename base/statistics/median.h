// The middle of some samples, and whether they are numbers at all.
#ifndef HAKARI_BASE_STATISTICS_MEDIAN_H_
#define HAKARI_BASE_STATISTICS_MEDIAN_H_

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>
#include <vector>

#include "base/statistics/quantile.h"

namespace hakari {

inline bool AllFinite(const std::vector<double>& samples) {
  return std::all_of(samples.begin(), samples.end(), [](double x) { return std::isfinite(x); });
}

// Of an even number the mean of the middle two; of none, or if one is not finite, NaN.
inline double MedianOf(std::vector<double> samples) {
  if (samples.empty() || !AllFinite(samples)) return std::numeric_limits<double>::quiet_NaN();
  return Median(std::move(samples));
}

}  // namespace hakari

#endif  // HAKARI_BASE_STATISTICS_MEDIAN_H_
