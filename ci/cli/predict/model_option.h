// `--model FILE` of every command that uses the classifier: the user's model, or the shipped one.
#ifndef HAKARI_CI_CLI_PREDICT_MODEL_OPTION_H_
#define HAKARI_CI_CLI_PREDICT_MODEL_OPTION_H_

#include <string>

#include "absl/status/statusor.h"
#include "ci/cli/options.h"
#include "engine/predict/linear_model.h"
#include "engine/predict/sharp/sharp_model.h"

namespace hakari::cli {

// An empty path means the shipped model. A file with other features is refused.
absl::StatusOr<predict::LinearModel> ChosenModel(const std::string& path);
absl::StatusOr<predict::SharpModel> ChosenSharpModel(const std::string& path);

// `--features NAME`: the list of features of a classifier.

// `name` holds the default.
void AddFeaturesOption(Command command, std::string& name);

}  // namespace hakari::cli

#endif  // HAKARI_CI_CLI_PREDICT_MODEL_OPTION_H_
