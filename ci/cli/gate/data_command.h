// `hakari gate data`: the list of problems and goldens that a folder of executables needs.
#ifndef HAKARI_CI_CLI_GATE_DATA_COMMAND_H_
#define HAKARI_CI_CLI_GATE_DATA_COMMAND_H_

#include <CLI/CLI.hpp>

#include "ci/report/exit_code.h"

namespace hakari::cli {

void AddDataCommand(CLI::App& gate, report::ExitCode& exit_code);

}  // namespace hakari::cli

#endif  // HAKARI_CI_CLI_GATE_DATA_COMMAND_H_
