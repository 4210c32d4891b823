// Which history file a command works on, spelt once.
#ifndef HAKARI_CI_CLI_TREND_HISTORY_OPTION_H_
#define HAKARI_CI_CLI_TREND_HISTORY_OPTION_H_

#include <CLI/CLI.hpp>
#include <string>

#include "absl/status/statusor.h"

namespace hakari::cli {

// --history FILE; the variable stays empty for the default, which HistoryPath fills in.
void AddHistoryOption(CLI::App& command, std::string& path);

// The file that was named, else the one below the project's folder.
absl::StatusOr<std::string> HistoryPath(const std::string& named);

// The folder of whose commits the history tells: the engine's of the hakari.json around the user's
// folder, else the project's.
absl::StatusOr<std::string> MeasuredFolder();

}  // namespace hakari::cli

#endif  // HAKARI_CI_CLI_TREND_HISTORY_OPTION_H_
