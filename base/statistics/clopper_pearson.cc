#include "base/statistics/clopper_pearson.h"

#include "base/statistics/distributions.h"

namespace hakari {

Interval ClopperPearson(int64_t successes, int64_t trials, double confidence) {
  const double one_side = (1 + confidence) / 2;
  return {ClopperPearsonLower(successes, trials, one_side),
          ClopperPearsonUpper(successes, trials, one_side)};
}

double ClopperPearsonUpper(int64_t successes, int64_t trials, double confidence) {
  if (successes >= trials) return 1;
  return BetaQuantile(static_cast<double>(successes + 1), static_cast<double>(trials - successes),
                      confidence);
}

double ClopperPearsonLower(int64_t successes, int64_t trials, double confidence) {
  if (successes <= 0) return 0;
  return BetaQuantile(static_cast<double>(successes), static_cast<double>(trials - successes + 1),
                      1 - confidence);
}

}  // namespace hakari
