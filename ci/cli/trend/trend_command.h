// `trend`: how measurements moved from run to run, and which run is the reference.
#ifndef HAKARI_CI_CLI_TREND_TREND_COMMAND_H_
#define HAKARI_CI_CLI_TREND_TREND_COMMAND_H_

#include <CLI/CLI.hpp>

#include "ci/report/exit_code.h"

namespace hakari::cli {

void AddTrendCommand(CLI::App& app, report::ExitCode& exit_code);

}  // namespace hakari::cli

#endif  // HAKARI_CI_CLI_TREND_TREND_COMMAND_H_
