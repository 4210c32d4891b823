// `hakari predict`: will the mate search find a mate?
#ifndef HAKARI_CI_CLI_PREDICT_PREDICT_COMMAND_H_
#define HAKARI_CI_CLI_PREDICT_PREDICT_COMMAND_H_

#include <CLI/CLI.hpp>

#include "ci/report/exit_code.h"

namespace hakari::cli {

void AddPredictCommand(CLI::App& app, report::ExitCode& exit_code);

}  // namespace hakari::cli

#endif  // HAKARI_CI_CLI_PREDICT_PREDICT_COMMAND_H_
