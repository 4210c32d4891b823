#include "ci/cli/predict/model_option.h"

#include "absl/status/status.h"
#include "engine/predict/default_model.h"
#include "engine/predict/model_file.h"
#include "suites/core/text_file.h"

namespace hakari {

absl::StatusOr<LinearModel> ChosenModel(const std::string& path) {
  if (path.empty()) return DefaultModel();
  const absl::StatusOr<std::string> text = ReadTextFile(path);
  if (!text.ok()) return text.status();
  const absl::StatusOr<LinearModelFile> file = ParseModel(*text, path);
  if (!file.ok()) return file.status();
  return file->model;
}

}  // namespace hakari
