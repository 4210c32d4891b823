// A program over a set of problems, with a line of progress, kept so that an interrupted run goes
// on and shards become a whole.
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

// kCancelled: stopped; the message says at what.
absl::StatusOr<suites::SettingRun> KeptRun(const suites::ExperimentSet& set,
                                           const suites::ProgramSpec& program,
                                           const suites::Limits& limits, const RunKeeping& keeping,
                                           const Context& context);
// So many nodes a problem.
absl::StatusOr<suites::SettingRun> KeptRun(const suites::ExperimentSet& set,
                                           const suites::ProgramSpec& program, uint64_t nodes,
                                           const RunKeeping& keeping, const Context& context);

}  // namespace hakari::reproduce

#endif  // HAKARI_CI_REPRODUCE_KEPT_RUN_H_
