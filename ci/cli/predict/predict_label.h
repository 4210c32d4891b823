// `hakari predict label`: positions in, labels out.
#ifndef HAKARI_CI_CLI_PREDICT_PREDICT_LABEL_H_
#define HAKARI_CI_CLI_PREDICT_PREDICT_LABEL_H_

#include <CLI/CLI.hpp>

#include "ci/report/exit_code.h"

namespace hakari {

void AddPredictLabel(CLI::App& predict, ExitCode& exit_code);

}  // namespace hakari

#endif  // HAKARI_CI_CLI_PREDICT_PREDICT_LABEL_H_
