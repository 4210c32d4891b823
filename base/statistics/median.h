// The middle of some samples, and whether they are finite numbers.
#ifndef HAKARI_BASE_STATISTICS_MEDIAN_H_
#define HAKARI_BASE_STATISTICS_MEDIAN_H_

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <limits>
#include <utility>
#include <vector>

namespace hakari {

// A quantile of a small sample, with linear interpolation between neighbours. The sample must not
// be empty; 0 <= part <= 1.
inline double Quantile(std::vector<double> sample, double part) {
  std::sort(sample.begin(), sample.end());
  const double place = part * static_cast<double>(sample.size() - 1);
  const size_t below = static_cast<size_t>(place);
  const size_t above = std::min(below + 1, sample.size() - 1);
  const double rest = place - static_cast<double>(below);
  return sample[below] + rest * (sample[above] - sample[below]);
}

inline double Median(std::vector<double> sample) { return Quantile(std::move(sample), 0.5); }

inline bool AllFinite(const std::vector<double>& samples) {
  return std::all_of(samples.begin(), samples.end(), [](double x) { return std::isfinite(x); });
}

// The mean of the middle two if their number is even; NaN if there are none or one is not finite.
inline double MedianOf(std::vector<double> samples) {
  if (samples.empty() || !AllFinite(samples)) return std::numeric_limits<double>::quiet_NaN();
  return Median(std::move(samples));
}

}  // namespace hakari

#endif  // HAKARI_BASE_STATISTICS_MEDIAN_H_
