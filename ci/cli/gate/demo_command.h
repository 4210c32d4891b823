// `hakari gate demo`: see the gate at work in two minutes.
#ifndef HAKARI_CI_CLI_GATE_DEMO_COMMAND_H_
#define HAKARI_CI_CLI_GATE_DEMO_COMMAND_H_

#include <CLI/CLI.hpp>

#include "ci/report/exit_code.h"

namespace hakari::cli {

void AddDemoCommand(CLI::App& gate, report::ExitCode& exit_code);

}  // namespace hakari::cli

#endif  // HAKARI_CI_CLI_GATE_DEMO_COMMAND_H_
