// `--record`: keeping a run in the history, for `hakari trend`.
#ifndef HAKARI_CI_CLI_TREND_RECORD_OPTIONS_H_
#define HAKARI_CI_CLI_TREND_RECORD_OPTIONS_H_

#include <CLI/CLI.hpp>
#include <string>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "ci/history/history_run.h"

namespace hakari::cli {

struct RecordOptions {
  bool record = false;
  std::string history;   // the file; empty for the default
  std::string revision;  // what the run is filed under; empty for the commit
};

// --record, --history and --revision.
void AddRecordOptions(CLI::App& command, RecordOptions& options);

// Before the work: where the run shall be kept, it can be. Nothing, if it shall not.
absl::Status PrepareHistory(const RecordOptions& options);

// A run of this kind, now, by this binary on this machine, without rows. `folder`: of the
// repository whose commit it is filed under, with "+" if something changed since.
absl::StatusOr<history::HistoryRun> BeginRun(const std::string& kind, const std::string& folder,
                                             const RecordOptions& options);

// Adds the run and tells its number on stderr, unless quiet.
absl::Status KeepRun(const history::HistoryRun& run, const RecordOptions& options, bool quiet);

}  // namespace hakari::cli

#endif  // HAKARI_CI_CLI_TREND_RECORD_OPTIONS_H_
