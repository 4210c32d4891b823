// Runs the daily check: benchmarks against their promises, suites against their goldens, and every
// golden for being fit to be compared with.
#ifndef HAKARI_CI_CHECK_DAILY_DAILY_CHECK_H_
#define HAKARI_CI_CHECK_DAILY_DAILY_CHECK_H_

#include <atomic>
#include <functional>
#include <string>

#include "absl/strings/string_view.h"
#include "ci/check/daily/daily_report.h"

namespace hakari::check {

struct DailyOptions {
  std::string root;   // the project's folder
  bool full = false;  // whole suites, longer looks
  int jobs = 1;
  std::function<void(absl::string_view)> progress;  // may be empty
};

DailyReport CheckDaily(const DailyOptions& options, const std::atomic<bool>& stop);

}  // namespace hakari::check

#endif  // HAKARI_CI_CHECK_DAILY_DAILY_CHECK_H_
