// The same as evaluation_text.h for programs: an envelope of the schema hakari-predict-evaluation.
// A confusion is its four counts, the accuracy, its interval and the six scores of table 3.2.
#ifndef HAKARI_CI_CLI_PREDICT_LEARNING_EVALUATION_JSON_H_
#define HAKARI_CI_CLI_PREDICT_LEARNING_EVALUATION_JSON_H_

#include <string>

#include "ci/cli/predict/learning/evaluation_result.h"
#include "ci/report/origin.h"

namespace hakari::cli {

std::string EvaluationJson(const EvaluationResult& result, const report::Origin& origin);

}  // namespace hakari::cli

#endif  // HAKARI_CI_CLI_PREDICT_LEARNING_EVALUATION_JSON_H_
