// `hakari predict label`: positions in, labels out.
#ifndef HAKARI_CI_CLI_PREDICT_PREDICT_LABEL_H_
#define HAKARI_CI_CLI_PREDICT_PREDICT_LABEL_H_

#include <CLI/CLI.hpp>

#include "ci/report/exit_code.h"

namespace hakari::cli {

void AddPredictLabel(CLI::App& predict, report::ExitCode& exit_code);

}  // namespace hakari::cli

#endif  // HAKARI_CI_CLI_PREDICT_PREDICT_LABEL_H_
