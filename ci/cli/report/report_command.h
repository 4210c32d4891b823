// `hakari report`: a saved result, drawn again. Its exit code is the verdict's.
#ifndef HAKARI_CI_CLI_REPORT_REPORT_COMMAND_H_
#define HAKARI_CI_CLI_REPORT_REPORT_COMMAND_H_

#include <CLI/CLI.hpp>

#include "ci/report/exit_code.h"

namespace hakari::cli {

void AddReportCommand(CLI::App& app, report::ExitCode& exit_code);

}  // namespace hakari::cli

#endif  // HAKARI_CI_CLI_REPORT_REPORT_COMMAND_H_
