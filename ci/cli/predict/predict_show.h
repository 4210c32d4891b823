// `hakari predict show`: a position with its features, their shares of the distance, and the
// probability of a mate.
#ifndef HAKARI_CI_CLI_PREDICT_PREDICT_SHOW_H_
#define HAKARI_CI_CLI_PREDICT_PREDICT_SHOW_H_

#include <CLI/CLI.hpp>

#include "ci/report/exit_code.h"

namespace hakari::cli {

void AddPredictShow(CLI::App& predict, report::ExitCode& exit_code);

}  // namespace hakari::cli

#endif  // HAKARI_CI_CLI_PREDICT_PREDICT_SHOW_H_
