// All that `hakari predict evaluate` found out; what was not asked for is absent.
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

// The same evaluation with other features: the same folds, and a C chosen for them.
struct BesideResult {
  std::string features;
  int columns = 0;
  suites::Evaluation evaluation;
  suites::Disagreement
      disagreement;  // the first is what is evaluated, the second what stands beside it
};

struct EvaluationResult {
  int positions_in_set = 0;  // with a label or without
  std::string features;      // the list's name
  int columns = 0;
  suites::Evaluation evaluation;
  std::optional<BesideResult> beside;
  std::vector<suites::PerceptronCurve> perceptrons;
  std::optional<suites::KernelBaseline> kernel;
  std::vector<suites::StudyResult> studies;
  std::optional<suites::WholeGameResult> whole_games;
};

// An evaluation of the classifier, and what it was measured against, as tables for people.
std::string EvaluationText(const EvaluationResult& result);

// The same for programs: an envelope of the schema hakari-predict-evaluation.
// A confusion is its four counts, the accuracy, its interval and the six scores of table 3.2.
std::string EvaluationJson(const EvaluationResult& result, const report::Origin& origin);

}  // namespace hakari::cli

#endif  // HAKARI_CI_CLI_PREDICT_LEARNING_EVALUATION_RESULT_H_
