// The options for the history file of a command, and functions that add runs to it.
#ifndef HAKARI_CI_CLI_TREND_HISTORY_OPTION_H_
#define HAKARI_CI_CLI_TREND_HISTORY_OPTION_H_

#include <string>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "ci/cli/options.h"
#include "ci/history/history_run.h"

namespace hakari::cli {

// --history FILE. The variable stays empty for the default, which HistoryPath returns.
void AddHistoryOption(Command command, std::string& path);

// The named file, else that of the hakari.json around the user's folder, else the one below the
// project's folder.
absl::StatusOr<std::string> HistoryPath(const std::string& named);

// The folder whose commits the history is about: that of the hakari.json around the user's folder,
// else the project's.
absl::StatusOr<std::string> MeasuredFolder();

// `--record`: adds a run to the history, for `hakari trend`.
struct RecordOptions {
  bool record = false;
  std::string history;   // the file; empty for the default
  std::string revision;  // the run's revision; empty for the commit
};

// --record, --history and --revision.
void AddRecordOptions(Command command, RecordOptions& options);

// To be called before the work: checks that the history can be written, if a run is to be recorded.
absl::Status PrepareHistory(const RecordOptions& options);

// A run of this kind without rows, with the current time, this binary and this machine. Its
// revision is the commit of the repository `folder`, with "+" if there are uncommitted changes.
absl::StatusOr<history::HistoryRun> BeginRun(const std::string& kind, const std::string& folder,
                                             const RecordOptions& options);

// Adds the run and prints its number to stderr, unless quiet.
absl::Status KeepRun(const history::HistoryRun& run, const RecordOptions& options, bool quiet);

}  // namespace hakari::cli

#endif  // HAKARI_CI_CLI_TREND_HISTORY_OPTION_H_
