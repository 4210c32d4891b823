// `hakari predict evaluate`: how well the classifier predicts games that it was not trained on, and
// what it is measured against.
#ifndef HAKARI_CI_CLI_PREDICT_LEARNING_PREDICT_EVALUATE_H_
#define HAKARI_CI_CLI_PREDICT_LEARNING_PREDICT_EVALUATE_H_

#include <CLI/CLI.hpp>

#include "ci/report/exit_code.h"

namespace hakari::cli {

void AddPredictEvaluate(CLI::App& predict, report::ExitCode& exit_code);

}  // namespace hakari::cli

#endif  // HAKARI_CI_CLI_PREDICT_LEARNING_PREDICT_EVALUATE_H_
