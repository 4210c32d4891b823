// Runs one setting over one set of positions. Results are stored in the setting's journal, so that
// an interrupted run can be resumed, and tables that use the same run share it.
#ifndef HAKARI_SUITES_PREDICT_EXPERIMENTS_EXPERIMENT_H_
#define HAKARI_SUITES_PREDICT_EXPERIMENTS_EXPERIMENT_H_

#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "base/context/context.h"
#include "base/run/progress.h"
#include "base/run/selection.h"
#include "suites/core/limits.h"
#include "suites/core/outcome.h"
#include "suites/core/problem.h"
#include "suites/core/problem_set.h"
#include "suites/core/program.h"

namespace hakari::suites {

// Positions with the name under which results are stored. A part is every n-th position.
struct ExperimentSet {
  std::string name;
  ProblemSet problems;
  Shard part;

  // In the order of the set.
  std::vector<const Problem*> Selected() const;
};

// "suites/mate/choosing.sfen" below the project's folder becomes "choosing"; "positions-1of20" is
// the name of a part.
absl::StatusOr<ExperimentSet> ReadExperimentSet(const std::string& root, const std::string& file,
                                                Shard part);

struct ExperimentOptions {
  Limits limits;
  Shard shard;                   // of the set's part: the shard that this process runs
  std::string journal_folder;    // empty: nothing is stored
  bool fresh = false;            // discards stored results
  Progress* progress = nullptr;  // may be null
};

struct SettingRun {
  std::string setting;
  std::vector<std::string> ids;   // of the shard's positions, in the order of the set
  std::vector<Outcome> outcomes;  // one per id
  int resumed = 0;                // how many came from the journal
  bool interrupted = false;       // then some are missing
};

// A run of the whole set takes over the journals of shards, wherever they were made: copy them into
// its folder. kFailedPrecondition: a journal is of another configuration or another binary, or two
// journals differ in a result.
absl::StatusOr<SettingRun> RunSetting(const ExperimentSet& set, const ProgramSpec& setting,
                                      const ExperimentOptions& options, const Context& context);

}  // namespace hakari::suites

#endif  // HAKARI_SUITES_PREDICT_EXPERIMENTS_EXPERIMENT_H_
