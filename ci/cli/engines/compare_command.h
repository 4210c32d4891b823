#ifndef HAKARI_CI_CLI_ENGINES_COMPARE_COMMAND_H_
#define HAKARI_CI_CLI_ENGINES_COMPARE_COMMAND_H_

#include <CLI/CLI.hpp>

#include "ci/report/exit_code.h"

namespace hakari {

// `compare`: several programs or settings over the same positions.
void AddCompareCommand(CLI::App& app, ExitCode& exit_code);

}  // namespace hakari

#endif  // HAKARI_CI_CLI_ENGINES_COMPARE_COMMAND_H_
