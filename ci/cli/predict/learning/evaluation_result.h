// All that `hakari predict evaluate` found out; what was not asked for is absent.
#ifndef HAKARI_CI_CLI_PREDICT_LEARNING_EVALUATION_RESULT_H_
#define HAKARI_CI_CLI_PREDICT_LEARNING_EVALUATION_RESULT_H_

#include <optional>
#include <vector>

#include "suites/predict/studies/baselines.h"
#include "suites/predict/studies/studies.h"
#include "suites/predict/studies/whole_games.h"
#include "suites/predict/training/evaluation.h"

namespace hakari {

struct EvaluationResult {
  int positions_in_set = 0;  // with a label or without
  Evaluation evaluation;
  std::vector<PerceptronCurve> perceptrons;
  std::optional<KernelBaseline> kernel;
  std::vector<StudyResult> studies;
  std::optional<WholeGameResult> whole_games;
};

}  // namespace hakari

#endif  // HAKARI_CI_CLI_PREDICT_LEARNING_EVALUATION_RESULT_H_
