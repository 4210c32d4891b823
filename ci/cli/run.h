// Runs a command line and returns its exit code.
#ifndef HAKARI_CI_CLI_RUN_H_
#define HAKARI_CI_CLI_RUN_H_

#include <memory>
#include <string>
#include <vector>

#include "absl/strings/string_view.h"
#include "ci/cli/options.h"
#include "ci/report/exit_code.h"

namespace hakari::cli {

// The parser with all commands. A command that runs stores its result in `exit_code`.
std::unique_ptr<CLI::App> MakeApp(report::ExitCode& exit_code);

// `words`: the arguments without the program's name.
report::ExitCode RunHakari(std::vector<std::string> words);

// The overview that `hakari help` prints, and `hakari help WORD`.

// All commands, group by group.
std::string Overview(const CLI::App& app);
// Null if there is no such command.
const CLI::App* FindCommand(absl::string_view word, const CLI::App& app);
std::vector<std::string> CommandWords(const CLI::App& app);
// "no command `perf`; did you mean `perft`?"
std::string UnknownCommand(absl::string_view typed, const CLI::App& app);

}  // namespace hakari::cli

#endif  // HAKARI_CI_CLI_RUN_H_
