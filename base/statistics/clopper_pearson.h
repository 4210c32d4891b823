// The exact interval of a probability (Clopper and Pearson): never narrower than it says, so a rate
// of false alarms that it bounds is bounded.
#ifndef HAKARI_BASE_STATISTICS_CLOPPER_PEARSON_H_
#define HAKARI_BASE_STATISTICS_CLOPPER_PEARSON_H_

#include <cstdint>

#include "base/statistics/interval.h"

namespace hakari {

// 0 <= successes <= trials, `confidence` between 0 and 1; of no trials all is possible: [0, 1].
Interval ClopperPearson(int64_t successes, int64_t trials, double confidence);

// One-sided: the probability is at most, or at least, this much, with `confidence`.
double ClopperPearsonUpper(int64_t successes, int64_t trials, double confidence);
double ClopperPearsonLower(int64_t successes, int64_t trials, double confidence);

}  // namespace hakari

#endif  // HAKARI_BASE_STATISTICS_CLOPPER_PEARSON_H_
