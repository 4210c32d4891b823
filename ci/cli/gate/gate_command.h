// `hakari gate`: two builds, one verdict.
#ifndef HAKARI_CI_CLI_GATE_GATE_COMMAND_H_
#define HAKARI_CI_CLI_GATE_GATE_COMMAND_H_

#include <CLI/CLI.hpp>

#include "ci/report/exit_code.h"

namespace hakari::cli {

void AddGateCommand(CLI::App& app, report::ExitCode& exit_code);

}  // namespace hakari::cli

#endif  // HAKARI_CI_CLI_GATE_GATE_COMMAND_H_
