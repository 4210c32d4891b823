// The overview that `hakari help` prints, and `hakari help WORD`.
#ifndef HAKARI_CI_CLI_HELP_H_
#define HAKARI_CI_CLI_HELP_H_

#include <CLI/CLI.hpp>
#include <string>
#include <vector>

#include "absl/strings/string_view.h"
#include "ci/report/exit_code.h"

namespace hakari::cli {

// What is on the shelves: every command that exists, group by group.
std::string Overview(const CLI::App& app);
// Null if there is no such command.
const CLI::App* FindCommand(absl::string_view word, const CLI::App& app);
std::vector<std::string> CommandWords(const CLI::App& app);
// "no command `perf`; did you mean `perft`?"
std::string UnknownCommand(absl::string_view typed, const CLI::App& app);

void AddHelpCommand(CLI::App& app, report::ExitCode& exit_code);

}  // namespace hakari::cli

#endif  // HAKARI_CI_CLI_HELP_H_
