// Runs problems through a program, as items of a run (base/run). Results come in the order of
// the problems, whatever the number of threads. Problems that the journal has already are not
// run again.
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

// Runs one program on one thread, problem after problem. What it throws becomes an outcome, and
// times that it does not report are measured.
class Worker {
 public:
  // `program` may be null: it is made when it is needed. The spec must outlive the worker.
  Worker(const ProgramSpec& spec, const Limits& limits, std::unique_ptr<Program> program = nullptr)
      : spec_(spec), limits_(limits), program_(std::move(program)) {}

  // Starts the program if needed and makes it ready, which is not part of the problem. Returns an
  // outcome if that fails.
  std::optional<Outcome> MakeReady(const Problem& problem, const std::atomic<bool>& stop);
  Outcome Run(const Problem& problem, const std::atomic<bool>& stop);

 private:
  template <typename Do>
  Outcome Guarded(const Do& work);

  const ProgramSpec& spec_;
  const Limits limits_;
  std::unique_ptr<Program> program_;
};

// The selected problems, in the order of the set. kOutOfRange: an unknown id, or nothing is
// selected.
absl::StatusOr<std::vector<const Problem*>> SelectProblems(const ProblemSet& set,
                                                           const Selection& selection);

struct ProblemRunOptions {
  Limits limits;
  RunControl run;
  // Called for each problem in order, as soon as it and all problems before it are finished; from
  // any thread, but never from two at a time. May be empty.
  std::function<void(size_t index, const Outcome&)> deliver;
};

struct RunResult {
  std::vector<Outcome> outcomes;  // one per problem, in order; kStopped if it is not finished
  int resumed = 0;                // how many came from the journal
  // Why some are not finished (RunSummary).
  bool interrupted = false;
  bool out_of_time = false;
  std::optional<OutcomeStatus> gave_up;
};

// An error if the program cannot be started, or if the journal cannot be read or written. Failures
// of single problems are in their outcomes.
absl::StatusOr<RunResult> RunProblems(const std::vector<const Problem*>& problems,
                                      const ProgramSpec& program, const ProblemRunOptions& options,
                                      const std::atomic<bool>& stop);

// The identity of such a run for its journal: `problems` (which problems are run), then the
// program, its configuration, the limits, and the hash of the engine, or of our own binary if the
// program runs in this process.
absl::StatusOr<RunIdentity> ProblemRunIdentity(RunIdentity problems, const ProgramSpec& program,
                                               const Limits& limits);

}  // namespace hakari::suites

#endif  // HAKARI_SUITES_RUN_RUNNER_H_
