#include "ci/cli/predict/model_option.h"

#include "absl/status/status.h"
#include "base/files/text_file.h"
#include "engine/predict/default_model.h"
#include "engine/predict/model_file.h"
#include "engine/predict/sharp/default_sharp_model.h"

namespace hakari {
namespace {

template <typename List>
absl::StatusOr<LinearModelOver<List>> FromFile(const std::string& path) {
  const absl::StatusOr<std::string> text = ReadTextFile(path);
  if (!text.ok()) return text.status();
  const absl::StatusOr<ModelFileOver<List>> file = ParseModelOver<List>(*text, path);
  if (!file.ok()) return file.status();
  return file->model;
}

}  // namespace

absl::StatusOr<LinearModel> ChosenModel(const std::string& path) {
  if (path.empty()) return DefaultModel();
  return FromFile<ThesisList>(path);
}

absl::StatusOr<SharpModel> ChosenSharpModel(const std::string& path) {
  if (path.empty()) return DefaultSharpModel();
  return FromFile<SharpList>(path);
}

}  // namespace hakari
