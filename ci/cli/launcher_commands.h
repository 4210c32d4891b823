// The commands of the launcher, the script ./hakari in the root: it builds, so it runs the tests
// and the formatters without this binary. Listed here so that the help is whole.
#ifndef HAKARI_CI_CLI_LAUNCHER_COMMANDS_H_
#define HAKARI_CI_CLI_LAUNCHER_COMMANDS_H_

#include <CLI/CLI.hpp>

#include "ci/report/exit_code.h"

namespace hakari::cli {

void AddTestCommand(CLI::App& app, report::ExitCode& exit_code);
void AddFmtCommand(CLI::App& app, report::ExitCode& exit_code);

}  // namespace hakari::cli

#endif  // HAKARI_CI_CLI_LAUNCHER_COMMANDS_H_
