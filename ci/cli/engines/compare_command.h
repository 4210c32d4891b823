#ifndef HAKARI_CI_CLI_ENGINES_COMPARE_COMMAND_H_
#define HAKARI_CI_CLI_ENGINES_COMPARE_COMMAND_H_

#include <CLI/CLI.hpp>

#include "ci/report/exit_code.h"

namespace hakari::cli {

// `compare`: several programs or settings over the same positions.
void AddCompareCommand(CLI::App& app, report::ExitCode& exit_code);

}  // namespace hakari::cli

#endif  // HAKARI_CI_CLI_ENGINES_COMPARE_COMMAND_H_
