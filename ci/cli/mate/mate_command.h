// `hakari mate`: is there a mate by checks alone? Of one position, or of a file of them.
#ifndef HAKARI_CI_CLI_MATE_MATE_COMMAND_H_
#define HAKARI_CI_CLI_MATE_MATE_COMMAND_H_

#include <CLI/CLI.hpp>

#include "ci/report/exit_code.h"

namespace hakari::cli {

void AddMateCommand(CLI::App& app, report::ExitCode& exit_code);

}  // namespace hakari::cli

#endif  // HAKARI_CI_CLI_MATE_MATE_COMMAND_H_
