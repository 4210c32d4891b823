// `hakari gate demo`: see the gate at work in two minutes.
#ifndef HAKARI_CI_CLI_GATE_DEMO_COMMAND_H_
#define HAKARI_CI_CLI_GATE_DEMO_COMMAND_H_

#include <CLI/CLI.hpp>

#include "ci/report/exit_code.h"

namespace hakari {

void AddDemoCommand(CLI::App& gate, ExitCode& exit_code);

}  // namespace hakari

#endif  // HAKARI_CI_CLI_GATE_DEMO_COMMAND_H_
