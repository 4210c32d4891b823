#include "suites/engines/mate_clock.h"

#include <algorithm>
#include <cstddef>
#include <utility>
#include <vector>

#include "base/time/cpu_time.h"

namespace hakari::engines {
namespace {

// The median of many readings. It matters, because a call takes some microseconds, and reading the
// clock takes a few hundred nanoseconds.
double SecondsOfAReading() {
  constexpr size_t kReadings = 1001;
  std::vector<double> seconds(kReadings);
  for (double& each : seconds) {
    const double begin = ThreadCpuSeconds();
    each = ThreadCpuSeconds() - begin;
  }
  std::nth_element(seconds.begin(), seconds.begin() + kReadings / 2, seconds.end());
  return seconds[kReadings / 2];
}

}  // namespace

MateClock::MateClock(std::unique_ptr<mate::MateSolver> solver)
    : WrappedSolver(std::move(solver)), clock_seconds_(SecondsOfAReading()) {}

void MateClock::BeginSearch() {
  seconds_ = 0;
  calls_ = 0;
}

mate::MateResult MateClock::Solve(const Position& root, const mate::MateLimits& limits) {
  const double begin = ThreadCpuSeconds();
  mate::MateResult result = solver().Solve(root, limits);
  seconds_ += ThreadCpuSeconds() - begin;
  ++calls_;
  return result;
}

}  // namespace hakari::engines
