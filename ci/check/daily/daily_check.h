// Runs the daily check: benchmarks against their promises, suites against their goldens, and every
// golden for damage.
#ifndef HAKARI_CI_CHECK_DAILY_DAILY_CHECK_H_
#define HAKARI_CI_CHECK_DAILY_DAILY_CHECK_H_

#include "base/context/context.h"
#include "ci/check/daily/daily_report.h"

namespace hakari::check {

// `full`: whole suites, longer looks.
DailyReport CheckDaily(const Context& context, bool full);

}  // namespace hakari::check

#endif  // HAKARI_CI_CHECK_DAILY_DAILY_CHECK_H_
