// `hakari perft`: leaves of the tree of legal moves, to compare with any other program's.
#ifndef HAKARI_CI_CLI_PERFT_COMMAND_H_
#define HAKARI_CI_CLI_PERFT_COMMAND_H_

#include <CLI/CLI.hpp>

#include "ci/report/exit_code.h"

namespace hakari::cli {

void AddPerftCommand(CLI::App& app, report::ExitCode& exit_code);

}  // namespace hakari::cli

#endif  // HAKARI_CI_CLI_PERFT_COMMAND_H_
