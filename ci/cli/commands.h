// Every command there is. A new one is registered here and nowhere else.
#ifndef HAKARI_CI_CLI_COMMANDS_H_
#define HAKARI_CI_CLI_COMMANDS_H_

#include <CLI/CLI.hpp>

#include "ci/report/exit_code.h"

namespace hakari {

void AddAllCommands(CLI::App& app, ExitCode& exit_code);

}  // namespace hakari

#endif  // HAKARI_CI_CLI_COMMANDS_H_
