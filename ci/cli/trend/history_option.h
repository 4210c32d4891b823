// Which history file a command works on, and what it keeps there, spelt once.
#ifndef HAKARI_CI_CLI_TREND_HISTORY_OPTION_H_
#define HAKARI_CI_CLI_TREND_HISTORY_OPTION_H_

#include <string>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "ci/cli/parser_names.h"
#include "ci/history/history_run.h"

namespace hakari::cli {

// --history FILE; the variable stays empty for the default, which HistoryPath fills in.
void AddHistoryOption(CLI::App& command, std::string& path);

// The file that was named, else the one below the project's folder.
absl::StatusOr<std::string> HistoryPath(const std::string& named);

// The folder of whose commits the history tells: the engine's of the hakari.json around the user's
// folder, else the project's.
absl::StatusOr<std::string> MeasuredFolder();

// `--record`: keeping a run in the history, for `hakari trend`.
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

#endif  // HAKARI_CI_CLI_TREND_HISTORY_OPTION_H_
