#include "base/statistics/sign_test.h"

#include <cmath>
#include <cstdint>

namespace hakari {

double SignTestP(const std::vector<double>& samples, double centre, Side side) {
  int64_t above = 0;
  int64_t below = 0;
  for (double sample : samples) {
    if (std::isnan(sample)) return 1;
    above += sample > centre;
    below += sample < centre;
  }
  return BinomialTestP(above, above + below, 0.5, side);
}

}  // namespace hakari
