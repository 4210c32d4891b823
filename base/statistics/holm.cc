#include "base/statistics/holm.h"

#include <algorithm>
#include <cstddef>
#include <numeric>

namespace hakari {

std::vector<double> HolmAdjusted(const std::vector<double>& p_values) {
  std::vector<double> adjusted;
  for (double p : p_values) adjusted.push_back(p >= 0 && p <= 1 ? p : 1);
  std::vector<size_t> order(adjusted.size());
  std::iota(order.begin(), order.end(), 0);
  std::stable_sort(order.begin(), order.end(),
                   [&adjusted](size_t a, size_t b) { return adjusted[a] < adjusted[b]; });
  double least = 0;  // none is adjusted below one that was smaller
  for (size_t i = 0; i < order.size(); ++i) {
    const double left = static_cast<double>(order.size() - i);
    least = std::max(least, std::min(1.0, left * adjusted[order[i]]));
    adjusted[order[i]] = least;
  }
  return adjusted;
}

}  // namespace hakari
