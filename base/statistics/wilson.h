// Wilson's interval of a probability: on average it covers what it says, where Clopper and
// Pearson's covers at least that much and is wider. For showing, not for promises.
#ifndef HAKARI_BASE_STATISTICS_WILSON_H_
#define HAKARI_BASE_STATISTICS_WILSON_H_

#include <cstdint>

#include "base/statistics/interval.h"

namespace hakari {

// 0 <= successes <= trials, `confidence` between 0 and 1; of no trials all is possible: [0, 1].
Interval WilsonInterval(int64_t successes, int64_t trials, double confidence);

}  // namespace hakari

#endif  // HAKARI_BASE_STATISTICS_WILSON_H_
