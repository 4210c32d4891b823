#include "suites/run/worker.h"

#include <time.h>

#include <chrono>
#include <cstdint>
#include <exception>

#include "absl/status/statusor.h"
#include "absl/strings/str_cat.h"

namespace hakari::suites {
namespace {

using std::chrono::steady_clock;

int64_t ThreadCpuNs() {
  timespec now;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return int64_t{now.tv_sec} * 1000000000 + now.tv_nsec;
}

}  // namespace

// A program that threw is thrown away: the next problem gets a new one.
template <typename Do>
Outcome Worker::Guarded(const Do& work) {
  try {
    return work();
  } catch (const std::exception& error) {
    program_.reset();
    return Outcome::Crashed(absl::StrCat("threw: ", error.what()));
  } catch (...) {
    program_.reset();
    return Outcome::Crashed("threw something that is not a std::exception");
  }
}

std::optional<Outcome> Worker::MakeReady(const Problem& problem, const std::atomic<bool>& stop) {
  std::optional<Outcome> failed;
  const Outcome guarded = Guarded([&] {
    if (program_ == nullptr) {
      absl::StatusOr<std::unique_ptr<Program>> made = spec_.make(stop);
      if (!made.ok() && stop) {
        failed = Outcome::Stopped();
      } else if (!made.ok()) {
        failed = Outcome::Refused(absl::StrCat("cannot be started: ", made.status().message()));
      } else {
        program_ = *std::move(made);
      }
    }
    if (!failed) failed = program_->MakeReady(problem, limits_, stop);
    return failed.value_or(Outcome());
  });
  if (!guarded.ran()) failed = guarded;
  return failed;
}

Outcome Worker::Run(const Problem& problem, const std::atomic<bool>& stop) {
  const int64_t cpu_before = ThreadCpuNs();
  const steady_clock::time_point begin = steady_clock::now();
  Outcome outcome = Guarded([&] { return program_->Run(problem, limits_, stop); });
  if (outcome.times.cpu_ns < 0) outcome.times.cpu_ns = ThreadCpuNs() - cpu_before;
  if (outcome.times.wall_ns < 0) {
    outcome.times.wall_ns =
        std::chrono::duration_cast<std::chrono::nanoseconds>(steady_clock::now() - begin).count();
  }
  return outcome;
}

}  // namespace hakari::suites
