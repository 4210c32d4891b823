// The same as evaluation_text.h for programs:
//
//   {"schema": "hakari-predict-evaluation", "version": 1, "positions": …, "linear": {confusion},
//    "folds": […], "few_nodes": […], "beside": {…}, "perceptrons": […], "kernel": {…}, "studies":
//    […], …}
//
// A confusion is its four counts, the accuracy, its interval and the six scores of table 3.2.
#ifndef HAKARI_CI_CLI_PREDICT_LEARNING_EVALUATION_JSON_H_
#define HAKARI_CI_CLI_PREDICT_LEARNING_EVALUATION_JSON_H_

#include <string>

#include "ci/cli/predict/learning/evaluation_result.h"

namespace hakari::cli {

std::string EvaluationJson(const EvaluationResult& result);

}  // namespace hakari::cli

#endif  // HAKARI_CI_CLI_PREDICT_LEARNING_EVALUATION_JSON_H_
