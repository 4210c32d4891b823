// `hakari suite`: problems against their golden, with a verdict.
#ifndef HAKARI_CI_CLI_SUITE_SUITE_COMMAND_H_
#define HAKARI_CI_CLI_SUITE_SUITE_COMMAND_H_

#include <CLI/CLI.hpp>

#include "ci/report/exit_code.h"

namespace hakari {

void AddSuiteCommand(CLI::App& app, ExitCode& exit_code);

}  // namespace hakari

#endif  // HAKARI_CI_CLI_SUITE_SUITE_COMMAND_H_
