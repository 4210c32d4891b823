// `hakari usi`: the engine for front ends.
#ifndef HAKARI_CI_CLI_MATE_USI_COMMAND_H_
#define HAKARI_CI_CLI_MATE_USI_COMMAND_H_

#include <CLI/CLI.hpp>

#include "ci/report/exit_code.h"

namespace hakari {

void AddUsiCommand(CLI::App& app, ExitCode& exit_code);

}  // namespace hakari

#endif  // HAKARI_CI_CLI_MATE_USI_COMMAND_H_
