// `hakari mate`: is there a mate by checks alone? Of one position, or of a file of them.
#ifndef HAKARI_CI_CLI_MATE_MATE_COMMAND_H_
#define HAKARI_CI_CLI_MATE_MATE_COMMAND_H_

#include <CLI/CLI.hpp>

#include "ci/report/exit_code.h"

namespace hakari {

void AddMateCommand(CLI::App& app, ExitCode& exit_code);

}  // namespace hakari

#endif  // HAKARI_CI_CLI_MATE_MATE_COMMAND_H_
