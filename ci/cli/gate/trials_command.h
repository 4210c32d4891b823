// `hakari gate trials`: how often the gate is wrong, shown on recorded samples.
#ifndef HAKARI_CI_CLI_GATE_TRIALS_COMMAND_H_
#define HAKARI_CI_CLI_GATE_TRIALS_COMMAND_H_

#include <CLI/CLI.hpp>

#include "ci/report/exit_code.h"

namespace hakari::cli {

void AddTrialsCommand(CLI::App& gate, report::ExitCode& exit_code);

}  // namespace hakari::cli

#endif  // HAKARI_CI_CLI_GATE_TRIALS_COMMAND_H_
