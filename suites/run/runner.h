// Runs problems on several threads. Results come in the order of the problems whatever the number
// of threads, and what is in the journal already is not run again.
#ifndef HAKARI_SUITES_RUN_RUNNER_H_
#define HAKARI_SUITES_RUN_RUNNER_H_

#include <atomic>
#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "base/run/progress.h"
#include "suites/core/limits.h"
#include "suites/core/outcome.h"
#include "suites/core/problem.h"
#include "suites/core/program.h"
#include "suites/run/journal.h"
#include "suites/run/watchdog.h"

namespace hakari::suites {

struct ProblemRunOptions {
  Limits limits;
  int jobs = 1;
  Journal* journal = nullptr;    // may be null
  Progress* progress = nullptr;  // may be null
  Watch watch;
  // Called for one problem after the other, in their order, as soon as it and all before it are
  // finished; from any thread, never from two at a time. May be empty.
  std::function<void(size_t index, const Outcome&)> deliver;
};

struct RunResult {
  std::vector<Outcome> outcomes;  // one a problem, in order
  int resumed = 0;                // how many of them the journal had
  bool interrupted = false;       // then some have the status kStopped
  // So have those that were not asked, since the watch's time was up, or enough had failed.
  bool out_of_time = false;
  std::optional<OutcomeStatus> gave_up;  // since so many failed in this way
};

// An error if the program cannot be started or the journal cannot be written; whatever happens to
// single problems is in their outcomes.
absl::StatusOr<RunResult> RunProblems(const std::vector<const Problem*>& problems,
                                      const ProgramSpec& program, const ProblemRunOptions& options,
                                      const std::atomic<bool>& stop);

}  // namespace hakari::suites

#endif  // HAKARI_SUITES_RUN_RUNNER_H_
