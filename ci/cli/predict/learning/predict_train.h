// `hakari predict train`: labelled positions to a model file.
#ifndef HAKARI_CI_CLI_PREDICT_LEARNING_PREDICT_TRAIN_H_
#define HAKARI_CI_CLI_PREDICT_LEARNING_PREDICT_TRAIN_H_

#include <CLI/CLI.hpp>

#include "ci/report/exit_code.h"

namespace hakari::cli {

void AddPredictTrain(CLI::App& predict, report::ExitCode& exit_code);

}  // namespace hakari::cli

#endif  // HAKARI_CI_CLI_PREDICT_LEARNING_PREDICT_TRAIN_H_
