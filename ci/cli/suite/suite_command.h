// `hakari suite`: problems against their golden, with a verdict.
#ifndef HAKARI_CI_CLI_SUITE_SUITE_COMMAND_H_
#define HAKARI_CI_CLI_SUITE_SUITE_COMMAND_H_

#include <CLI/CLI.hpp>

#include "ci/report/exit_code.h"

namespace hakari::cli {

void AddSuiteCommand(CLI::App& app, report::ExitCode& exit_code);

}  // namespace hakari::cli

#endif  // HAKARI_CI_CLI_SUITE_SUITE_COMMAND_H_
