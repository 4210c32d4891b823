// A linear model as a small text file:
//
//   hakari-linear-model 1
//   recipe <key>=<value>          any number of lines: how the model was made
//   scale 16
//   bias -12345                   bias and weights are fixed point, so many fractional bits
//   weight king_distance 678      one for each feature
//   ...
//   platt -1.5 0.25               P(mate) = 1 / (1 + exp(a * distance + b))
//   checksum 0123456789abcdef     FNV-1a of every byte before this line
//
// The checksum tells a damaged file from a whole one. FNV-1a is three lines of code, and since each
// of its steps can be undone, changing one byte always changes it; forgery is not the concern.
#ifndef HAKARI_ENGINE_PREDICT_MODEL_FILE_H_
#define HAKARI_ENGINE_PREDICT_MODEL_FILE_H_

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "engine/predict/linear_model.h"

namespace hakari {

// Keys and values in order. Keys are of letters, digits, '_', '-' and '.'; values may hold anything
// printable but neither begin nor end with a space.
using ModelRecipe = std::vector<std::pair<std::string, std::string>>;

struct LinearModelFile {
  LinearModel model;
  ModelRecipe recipe;
};

// What ParseModel reads as the same model and recipe, and writes again byte for byte.
std::string FormatModel(const LinearModel& model, const ModelRecipe& recipe);

// `name` is the file's, for messages. Refused with a reason and its place: what is no such file, is
// of a newer version, is cut off, damaged, lacks or repeats a line, or holds a number out of
// bounds.
absl::StatusOr<LinearModelFile> ParseModel(absl::string_view text, absl::string_view name);

// The checksum of the format.
uint64_t Fnv1a(absl::string_view bytes);

}  // namespace hakari

#endif  // HAKARI_ENGINE_PREDICT_MODEL_FILE_H_
