#include "ci/cli/predict/features_option.h"

#include "suites/predict/training/feature_lists.h"

namespace hakari::cli {

void AddFeaturesOption(CLI::App& command, std::string& name) {
  command
      .add_option(
          "--features", name,
          "Which features: those of the thesis, or the sharper ones of engine/predict/sharp")
      ->check(CLI::IsMember(suites::FeatureListNames()))
      ->capture_default_str();
}

}  // namespace hakari::cli
