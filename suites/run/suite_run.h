// A complete run of a suite: reads the files, selects problems, opens the journal, runs and scores.
#ifndef HAKARI_SUITES_RUN_SUITE_RUN_H_
#define HAKARI_SUITES_RUN_SUITE_RUN_H_

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "base/context/context.h"
#include "base/run/journal.h"
#include "base/run/progress.h"
#include "base/run/selection.h"
#include "base/run/watchdog.h"
#include "suites/core/limits.h"
#include "suites/core/outcome.h"
#include "suites/core/problem_set.h"
#include "suites/core/suite.h"

namespace hakari::suites {

struct SuiteRunOptions {
  std::string program;  // empty: the suite's first
  Limits limits;
  Selection selection;
  std::string journal_folder;    // empty: no journal
  bool fresh = false;            // discard the journal of an interrupted run
  Progress* progress = nullptr;  // may be null
  Watch watch;                   // its `until` is set to the deadline of the context
};

struct ProblemResult {
  std::string id;
  Outcome outcome;
  Score score;
  Groups groups = {};  // by the notes of the suite's tally
};

struct SuiteRun {
  ProblemSet problems;  // all of the suite's
  ProgramSpec program;
  std::vector<ProblemResult> results;  // of the selected ones, in the suite's order
  std::unique_ptr<Journal> journal;    // null if there is none
  int resumed = 0;
  bool interrupted = false;
  // How many problems were selected but are not among the results, because the time of the watch
  // was up or too many problems had failed.
  int not_asked = 0;
  bool out_of_time = false;
  std::optional<OutcomeStatus> gave_up;
};

// kOutOfRange: no such program, problem or shard. kFailedPrecondition: the journal is of a run with
// another configuration, or in use. Failures of single problems are in their outcomes.
absl::StatusOr<SuiteRun> RunSuite(const Suite& suite, const SuiteRunOptions& options,
                                  const Context& context);

}  // namespace hakari::suites

#endif  // HAKARI_SUITES_RUN_SUITE_RUN_H_
