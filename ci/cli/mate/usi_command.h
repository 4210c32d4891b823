// `hakari usi`: the engine for front ends.
#ifndef HAKARI_CI_CLI_MATE_USI_COMMAND_H_
#define HAKARI_CI_CLI_MATE_USI_COMMAND_H_

#include <CLI/CLI.hpp>

#include "ci/report/exit_code.h"

namespace hakari::cli {

void AddUsiCommand(CLI::App& app, report::ExitCode& exit_code);

}  // namespace hakari::cli

#endif  // HAKARI_CI_CLI_MATE_USI_COMMAND_H_
