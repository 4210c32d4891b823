// `hakari convert`: game records from one format to another.
#ifndef HAKARI_CI_CLI_CONVERT_COMMAND_H_
#define HAKARI_CI_CLI_CONVERT_COMMAND_H_

#include <CLI/CLI.hpp>

#include "ci/report/exit_code.h"

namespace hakari::cli {

void AddConvertCommand(CLI::App& app, report::ExitCode& exit_code);

}  // namespace hakari::cli

#endif  // HAKARI_CI_CLI_CONVERT_COMMAND_H_
