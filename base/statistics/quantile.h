// Quantiles of small samples: pure functions over vectors.
#ifndef HAKARI_BASE_STATISTICS_QUANTILE_H_
#define HAKARI_BASE_STATISTICS_QUANTILE_H_

#include <algorithm>
#include <cstddef>
#include <utility>
#include <vector>

namespace hakari {

// Between neighbours a straight line. The sample must not be empty; 0 <= part <= 1.
inline double Quantile(std::vector<double> sample, double part) {
  std::sort(sample.begin(), sample.end());
  const double place = part * static_cast<double>(sample.size() - 1);
  const size_t below = static_cast<size_t>(place);
  const size_t above = std::min(below + 1, sample.size() - 1);
  const double rest = place - static_cast<double>(below);
  return sample[below] + rest * (sample[above] - sample[below]);
}

inline double Median(std::vector<double> sample) { return Quantile(std::move(sample), 0.5); }

}  // namespace hakari

#endif  // HAKARI_BASE_STATISTICS_QUANTILE_H_
