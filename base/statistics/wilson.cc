#include "base/statistics/wilson.h"

#include <algorithm>
#include <cmath>

#include "base/statistics/distributions.h"

namespace hakari {

Interval WilsonInterval(int64_t successes, int64_t trials, double confidence) {
  if (trials <= 0) return {0, 1};
  const double n = static_cast<double>(trials);
  const double p = static_cast<double>(successes) / n;
  const double z = NormalQuantile((1 + confidence) / 2);
  const double centre = (p + z * z / (2 * n)) / (1 + z * z / n);
  const double half = z * std::sqrt(p * (1 - p) / n + z * z / (4 * n * n)) / (1 + z * z / n);
  // At the ends rounding alone keeps the exact 0 or 1 away.
  return {successes == 0 ? 0 : std::max(0.0, centre - half),
          successes == trials ? 1 : std::min(1.0, centre + half)};
}

}  // namespace hakari
