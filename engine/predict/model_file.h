// A linear model as a small text file:
//
//   hakari-linear-model 1
//   recipe <key>=<value>          any number of lines: how the model was made
//   features sharp                the list that the weights are of; if missing, the thesis's list
//   scale 16                      the number of fractional bits of bias and weights
//   bias -12345                   fixed point
//   weight king_distance 678      one for each feature
//   ...
//   platt -1.5 0.25               P(mate) = 1 / (1 + exp(a * distance + b))
//   checksum 0123456789abcdef     FNV-1a of every byte before this line
//
// The file is a SealedText; base/text/sealed_text.h defines recipe and checksum.
#ifndef HAKARI_ENGINE_PREDICT_MODEL_FILE_H_
#define HAKARI_ENGINE_PREDICT_MODEL_FILE_H_

#include <algorithm>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "base/status/macros.h"
#include "base/text/sealed_text.h"
#include "engine/predict/feature_list.h"
#include "engine/predict/linear_model.h"

namespace hakari::predict {

using ModelRecipe = Recipe;

// The contents of a model file, for any list of features; `weights` is as long as the list.
struct ModelNumbers {
  std::vector<int32_t> weights;
  int64_t bias = 0;
  double platt_a = -1;
  double platt_b = 0;
};
struct ModelNumbersFile {
  ModelNumbers numbers;
  ModelRecipe recipe;
};

// The text of a model file. ParseModelNumbers reads the same numbers and recipe from it, and
// writing those again gives the same bytes.
std::string FormatModelNumbers(const FeatureTable& table, const ModelNumbers& numbers,
                               const ModelRecipe& recipe);

// `name` is the file's name, for messages. Refuses, with a reason and its place, a file that is not
// a model, has a newer version or other features, is cut off or damaged, lacks or repeats a line,
// or has a number out of bounds.
absl::StatusOr<ModelNumbersFile> ParseModelNumbers(absl::string_view text, absl::string_view name,
                                                   const FeatureTable& table);

// The same for the model of one list.
template <typename List>
struct ModelFileOver {
  LinearModelOver<List> model;
  ModelRecipe recipe;
};
using LinearModelFile = ModelFileOver<ThesisList>;

template <typename List>
std::string FormatModel(const LinearModelOver<List>& model, const ModelRecipe& recipe) {
  return FormatModelNumbers(
      List::Table(),
      {{model.weights.begin(), model.weights.end()}, model.bias, model.platt_a, model.platt_b},
      recipe);
}

template <typename List>
absl::StatusOr<ModelFileOver<List>> ParseModelOver(absl::string_view text, absl::string_view name) {
  HAKARI_ASSIGN_OR_RETURN(ModelNumbersFile read, ParseModelNumbers(text, name, List::Table()));
  ModelFileOver<List> file;
  std::copy(read.numbers.weights.begin(), read.numbers.weights.end(), file.model.weights.begin());
  file.model.bias = read.numbers.bias;
  file.model.platt_a = read.numbers.platt_a;
  file.model.platt_b = read.numbers.platt_b;
  file.recipe = std::move(read.recipe);
  return file;
}
// For the features of the thesis.
inline absl::StatusOr<LinearModelFile> ParseModel(absl::string_view text, absl::string_view name) {
  return ParseModelOver<ThesisList>(text, name);
}

}  // namespace hakari::predict

#endif  // HAKARI_ENGINE_PREDICT_MODEL_FILE_H_
