// How long a gate may take: the candidate for a problem, far longer than the base took, so that
// only what hangs is given up; and its rounds.
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

// The least that a problem is given, and how many times what the base took.
constexpr int64_t kLeastDeadlineMs = 10'000;
constexpr int64_t kTimesTheBase = 20;
// So many failures of one kind, and the rest is not asked.
constexpr int kMostFailures = 3;

// In milliseconds. `kept`: the base's results are from an earlier run, perhaps on a machine less
// busy: each problem is given what the slowest would be.
std::function<int64_t(const std::string& id)> DeadlinesAfter(const report::SuiteReport& base,
                                                             bool kept,
                                                             int64_t least_ms = kLeastDeadlineMs);

// What is not measured of a piece of work after one side was cut short: "exact work of …: 812 of
// 1000 problems, by the base". `gave_up`: since so many had failed in this way.
std::string CutShortText(const std::string& work, const std::string& whose, size_t ran,
                         int not_asked, const std::optional<suites::OutcomeStatus>& gave_up);

// How fast rounds are measured, and when the rest will be done, as the live line says it.
class RoundPace {
 public:
  using Time = std::chrono::steady_clock::time_point;

  // So many rounds from now on; none begins after the deadline.
  RoundPace(int rounds, Time now, Time deadline)
      : rounds_(rounds), begin_(now), deadline_(deadline) {}

  // "weighing 14 benchmarks: 31 rounds a minute, about 45 s left (at most 3 min 20 s)": this look,
  // and all that may follow it.
  std::string Text(const std::string& what, int done, Time now) const;

 private:
  const int rounds_;
  const Time begin_;
  const Time deadline_;
};

}  // namespace hakari::gate

#endif  // HAKARI_CI_GATE_DEADLINES_H_
