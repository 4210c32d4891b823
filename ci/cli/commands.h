// Every command there is. A new one is registered here and nowhere else.
#ifndef HAKARI_CI_CLI_COMMANDS_H_
#define HAKARI_CI_CLI_COMMANDS_H_

#include <CLI/CLI.hpp>

#include "ci/report/exit_code.h"

namespace hakari::cli {

void AddAllCommands(CLI::App& app, report::ExitCode& exit_code);

}  // namespace hakari::cli

#endif  // HAKARI_CI_CLI_COMMANDS_H_
