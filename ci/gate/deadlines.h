// Time limits of a gate. The candidate may take far longer for a problem than the base took, so
// that only a hanging candidate is given up.
#ifndef HAKARI_CI_GATE_DEADLINES_H_
#define HAKARI_CI_GATE_DEADLINES_H_

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>

#include "ci/report/suite_report.h"
#include "suites/core/outcome.h"

namespace hakari::gate {

// A problem's deadline is kTimesTheBase times what the base took, and at least kLeastDeadlineMs.
constexpr int64_t kLeastDeadlineMs = 10'000;
constexpr int64_t kTimesTheBase = 20;
// After this many failures of one kind the remaining problems are not asked.
constexpr int kMostFailures = 3;

// Deadlines in milliseconds. `kept`: the base's results are from an earlier run, perhaps on a less
// busy machine, so each problem gets the deadline of the slowest one.
std::function<int64_t(const std::string& id)> DeadlinesAfter(const report::SuiteReport& base,
                                                             bool kept,
                                                             int64_t least_ms = kLeastDeadlineMs);

// Says what was not measured of `work` after one side was cut short: "exact work of …: 812 of 1000
// problems were not run by the base". `gave_up`: the status of the failures, if the run was given
// up for them.
std::string CutShortText(const std::string& work, const std::string& whose, size_t ran,
                         int not_asked, const std::optional<suites::OutcomeStatus>& gave_up);

// The speed of measuring rounds and the time left, for the live status line.
class RoundPace {
 public:
  using Time = std::chrono::steady_clock::time_point;

  // `rounds` rounds are measured from `now` on; none begins after the deadline.
  RoundPace(int rounds, Time now, Time deadline)
      : rounds_(rounds), begin_(now), deadline_(deadline) {}

  // "timing 14 benchmarks: 31 rounds a minute, about 45 s left (at most 3 min 20 s)": for this
  // look, and at most for all that may follow.
  std::string Text(const std::string& what, int done, Time now) const;

 private:
  const int rounds_;
  const Time begin_;
  const Time deadline_;
};

}  // namespace hakari::gate

#endif  // HAKARI_CI_GATE_DEADLINES_H_
