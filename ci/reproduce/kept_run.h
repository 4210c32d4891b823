// Runs a program over a set of problems, with a progress line. The results are kept, so that an
// interrupted run can be resumed and shards can be joined.
#ifndef HAKARI_CI_REPRODUCE_KEPT_RUN_H_
#define HAKARI_CI_REPRODUCE_KEPT_RUN_H_

#include <cstdint>
#include <string>

#include "absl/status/statusor.h"
#include "base/context/context.h"
#include "base/run/selection.h"
#include "suites/core/limits.h"
#include "suites/core/program.h"
#include "suites/predict/experiments/experiment.h"

namespace hakari::reproduce {

struct RunKeeping {
  Shard shard;
  std::string journal_folder;  // empty: nothing is kept
  bool fresh = false;
  bool quiet = false;
};

// kCancelled: stopped; the message says during which run.
absl::StatusOr<suites::SettingRun> KeptRun(const suites::ExperimentSet& set,
                                           const suites::ProgramSpec& program,
                                           const suites::Limits& limits, const RunKeeping& keeping,
                                           const Context& context);
// With `nodes` nodes a problem.
absl::StatusOr<suites::SettingRun> KeptRun(const suites::ExperimentSet& set,
                                           const suites::ProgramSpec& program, uint64_t nodes,
                                           const RunKeeping& keeping, const Context& context);

}  // namespace hakari::reproduce

#endif  // HAKARI_CI_REPRODUCE_KEPT_RUN_H_
