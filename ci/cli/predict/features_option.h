// `--features NAME`: the list of features that a classifier is made of.
#ifndef HAKARI_CI_CLI_PREDICT_FEATURES_OPTION_H_
#define HAKARI_CI_CLI_PREDICT_FEATURES_OPTION_H_

#include <CLI/CLI.hpp>
#include <string>

namespace hakari::cli {

// `name` holds the default.
void AddFeaturesOption(CLI::App& command, std::string& name);

}  // namespace hakari::cli

#endif  // HAKARI_CI_CLI_PREDICT_FEATURES_OPTION_H_
