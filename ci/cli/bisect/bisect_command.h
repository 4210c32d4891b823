// hakari bisect: which commit changed a suite's answers, counts or speed.
#ifndef HAKARI_CI_CLI_BISECT_BISECT_COMMAND_H_
#define HAKARI_CI_CLI_BISECT_BISECT_COMMAND_H_

#include <CLI/CLI.hpp>

#include "ci/report/exit_code.h"

namespace hakari::cli {

void AddBisectCommand(CLI::App& app, report::ExitCode& exit_code);

}  // namespace hakari::cli

#endif  // HAKARI_CI_CLI_BISECT_BISECT_COMMAND_H_
