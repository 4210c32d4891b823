// Problems through a program, as items of a run (base/run). Results come in the order of the
// problems whatever the number of threads, and what is in the journal already is not run again.
#ifndef HAKARI_SUITES_RUN_RUNNER_H_
#define HAKARI_SUITES_RUN_RUNNER_H_

#include <atomic>
#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "absl/status/statusor.h"
#include "base/run/journal.h"
#include "base/run/run.h"
#include "base/run/selection.h"
#include "suites/core/limits.h"
#include "suites/core/outcome.h"
#include "suites/core/problem.h"
#include "suites/core/problem_set.h"
#include "suites/core/program.h"

namespace hakari::suites {

// One program at work, problem after problem, on one thread: what it throws becomes an outcome, and
// what it does not time is timed.
class Worker {
 public:
  // `program` may be null: it is made when it is needed. The spec must outlive the worker.
  Worker(const ProgramSpec& spec, const Limits& limits, std::unique_ptr<Program> program = nullptr)
      : spec_(spec), limits_(limits), program_(std::move(program)) {}

  // The program is started and made ready, which is no part of the problem. An outcome if that
  // fails.
  std::optional<Outcome> MakeReady(const Problem& problem, const std::atomic<bool>& stop);
  Outcome Run(const Problem& problem, const std::atomic<bool>& stop);

 private:
  template <typename Do>
  Outcome Guarded(const Do& work);

  const ProgramSpec& spec_;
  const Limits limits_;
  std::unique_ptr<Program> program_;
};

// In the order of the set. An unknown id and a selection of nothing are errors: kOutOfRange.
absl::StatusOr<std::vector<const Problem*>> SelectProblems(const ProblemSet& set,
                                                           const Selection& selection);

struct ProblemRunOptions {
  Limits limits;
  RunControl run;
  // Called for one problem after the other, in their order, as soon as it and all before it are
  // finished; from any thread, never from two at a time. May be empty.
  std::function<void(size_t index, const Outcome&)> deliver;
};

struct RunResult {
  std::vector<Outcome> outcomes;  // one a problem, in order; of those not finished kStopped
  int resumed = 0;                // how many of them the journal had
  // Why some are not finished (RunSummary).
  bool interrupted = false;
  bool out_of_time = false;
  std::optional<OutcomeStatus> gave_up;
};

// An error if the program cannot be started, or the journal cannot be read or written; whatever
// happens to single problems is in their outcomes.
absl::StatusOr<RunResult> RunProblems(const std::vector<const Problem*>& problems,
                                      const ProgramSpec& program, const ProblemRunOptions& options,
                                      const std::atomic<bool>& stop);

// What a journal of such a run is of: `problems` says which, and is followed by who answers (with
// the hash of the engine, or of our own binary where it answers itself) and by what limits.
absl::StatusOr<RunIdentity> ProblemRunIdentity(RunIdentity problems, const ProgramSpec& program,
                                               const Limits& limits);

}  // namespace hakari::suites

#endif  // HAKARI_SUITES_RUN_RUNNER_H_
