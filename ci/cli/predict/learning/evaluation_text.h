// An evaluation of the classifier, and what it was measured against, as tables for people.
#ifndef HAKARI_CI_CLI_PREDICT_LEARNING_EVALUATION_TEXT_H_
#define HAKARI_CI_CLI_PREDICT_LEARNING_EVALUATION_TEXT_H_

#include <string>

#include "ci/cli/predict/learning/evaluation_result.h"

namespace hakari::cli {

std::string EvaluationText(const EvaluationResult& result);

}  // namespace hakari::cli

#endif  // HAKARI_CI_CLI_PREDICT_LEARNING_EVALUATION_TEXT_H_
