#include "ci/reproduce/kept_run.h"

#include <iostream>

#include "absl/status/status.h"
#include "absl/strings/str_cat.h"
#include "base/run/progress.h"

namespace hakari::reproduce {

absl::StatusOr<suites::SettingRun> KeptRun(const suites::ExperimentSet& set,
                                           const suites::ProgramSpec& program,
                                           const suites::Limits& limits, const RunKeeping& keeping,
                                           const Context& context) {
  Progress progress(absl::StrCat(set.name, " ", program.name), std::cerr, StderrIsTerminal());
  suites::ExperimentOptions run;
  run.limits = limits;
  run.shard = keeping.shard;
  run.journal_folder = keeping.journal_folder;
  run.fresh = keeping.fresh;
  if (!keeping.quiet) run.progress = &progress;
  absl::StatusOr<suites::SettingRun> done = suites::RunSetting(set, program, run, context);
  if (done.ok() && done->interrupted) {
    return absl::CancelledError(absl::StrCat("stopped during ", program.name, " over ", set.name,
                                             "; finished results are kept"));
  }
  return done;
}

absl::StatusOr<suites::SettingRun> KeptRun(const suites::ExperimentSet& set,
                                           const suites::ProgramSpec& program, uint64_t nodes,
                                           const RunKeeping& keeping, const Context& context) {
  suites::Limits limits;
  limits.nodes = nodes;
  return KeptRun(set, program, limits, keeping, context);
}

}  // namespace hakari::reproduce
