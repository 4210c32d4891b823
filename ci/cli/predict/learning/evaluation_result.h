// All results of `hakari predict evaluate`; those that were not requested are absent.
#ifndef HAKARI_CI_CLI_PREDICT_LEARNING_EVALUATION_RESULT_H_
#define HAKARI_CI_CLI_PREDICT_LEARNING_EVALUATION_RESULT_H_

#include <optional>
#include <string>
#include <vector>

#include "ci/report/origin.h"
#include "suites/predict/studies/baselines.h"
#include "suites/predict/studies/studies.h"
#include "suites/predict/studies/whole_games.h"
#include "suites/predict/training/evaluation.h"
#include "suites/predict/training/scores.h"

namespace hakari::cli {

// The same evaluation with other features: with the same folds, and a C chosen for these features.
struct BesideResult {
  std::string features;
  int columns = 0;
  suites::Evaluation evaluation;
  suites::Disagreement disagreement;  // first: the evaluated features, second: these
};

struct EvaluationResult {
  int positions_in_set = 0;  // with or without a label
  std::string features;      // the list's name
  int columns = 0;
  suites::Evaluation evaluation;
  std::optional<BesideResult> beside;
  std::vector<suites::PerceptronCurve> perceptrons;
  std::optional<suites::KernelBaseline> kernel;
  std::vector<suites::StudyResult> studies;
  std::optional<suites::WholeGameResult> whole_games;
};

// An evaluation of the classifier and its baselines as tables.
std::string EvaluationText(const EvaluationResult& result);

// The same as JSON: an envelope of the schema hakari-predict-evaluation. A confusion has its four
// counts, the accuracy, its interval and the six scores of table 3.2.
std::string EvaluationJson(const EvaluationResult& result, const report::Origin& origin);

}  // namespace hakari::cli

#endif  // HAKARI_CI_CLI_PREDICT_LEARNING_EVALUATION_RESULT_H_
