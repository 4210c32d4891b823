// `hakari accept`: the only way to change a golden.
#ifndef HAKARI_CI_CLI_SUITE_ACCEPT_COMMAND_H_
#define HAKARI_CI_CLI_SUITE_ACCEPT_COMMAND_H_

#include <CLI/CLI.hpp>

#include "ci/report/exit_code.h"

namespace hakari::cli {

void AddAcceptCommand(CLI::App& app, report::ExitCode& exit_code);

}  // namespace hakari::cli

#endif  // HAKARI_CI_CLI_SUITE_ACCEPT_COMMAND_H_
