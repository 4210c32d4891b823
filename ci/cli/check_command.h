// `hakari check`, the command without a word: is everything as it should be?
#ifndef HAKARI_CI_CLI_CHECK_COMMAND_H_
#define HAKARI_CI_CLI_CHECK_COMMAND_H_

#include <CLI/CLI.hpp>

#include "ci/report/exit_code.h"

namespace hakari::cli {

void AddCheckCommand(CLI::App& app, report::ExitCode& exit_code);

}  // namespace hakari::cli

#endif  // HAKARI_CI_CLI_CHECK_COMMAND_H_
