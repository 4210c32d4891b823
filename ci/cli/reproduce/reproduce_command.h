// `hakari reproduce`: the papers' tables, published and measured side by side.
#ifndef HAKARI_CI_CLI_REPRODUCE_REPRODUCE_COMMAND_H_
#define HAKARI_CI_CLI_REPRODUCE_REPRODUCE_COMMAND_H_

#include <CLI/CLI.hpp>

#include "ci/report/exit_code.h"

namespace hakari::cli {

void AddReproduceCommand(CLI::App& app, report::ExitCode& exit_code);

}  // namespace hakari::cli

#endif  // HAKARI_CI_CLI_REPRODUCE_REPRODUCE_COMMAND_H_
