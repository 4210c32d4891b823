// `hakari convert`: game records from one format to another.
#ifndef HAKARI_CI_CLI_CONVERT_COMMAND_H_
#define HAKARI_CI_CLI_CONVERT_COMMAND_H_

#include <CLI/CLI.hpp>

#include "ci/report/exit_code.h"

namespace hakari {

void AddConvertCommand(CLI::App& app, ExitCode& exit_code);

}  // namespace hakari

#endif  // HAKARI_CI_CLI_CONVERT_COMMAND_H_
