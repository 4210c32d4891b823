#include "ci/cli/predict/model_option.h"
#include "ci/cli/options.h"

#include "absl/status/status.h"
#include "base/files/text_file.h"
#include "base/status/macros.h"
#include "engine/predict/default_model.h"
#include "engine/predict/model_file.h"
#include "suites/predict/training/feature_lists.h"

namespace hakari::cli {
namespace {

template <typename List>
absl::StatusOr<predict::LinearModelOver<List>> FromFile(const std::string& path) {
  HAKARI_ASSIGN_OR_RETURN(const std::string text, ReadTextFile(path));
  HAKARI_ASSIGN_OR_RETURN(const predict::ModelFileOver<List> file,
                          predict::ParseModelOver<List>(text, path));
  return file.model;
}

}  // namespace

absl::StatusOr<predict::LinearModel> ChosenModel(const std::string& path) {
  if (path.empty()) return predict::DefaultModel();
  return FromFile<predict::ThesisList>(path);
}

absl::StatusOr<predict::SharpModel> ChosenSharpModel(const std::string& path) {
  if (path.empty()) return predict::DefaultSharpModel();
  return FromFile<predict::SharpList>(path);
}

void AddFeaturesOption(Command command, std::string& name) {
  command
      .AddOption(
          "--features", name,
          "The list of features: that of the thesis, or the sharper one of engine/predict/sharp")
      .OneOf(suites::FeatureListNames())
      .ShowDefault();
}

}  // namespace hakari::cli
