// Weights as a text file, a line for each row of each feature and phase (feature_list.h):
//
//   hakari-evaluation 1
//   recipe <key>=<value>                  how they were made
//   fold color,mirror                     which positions share their weights
//   scale 8                               weights are eighths of a centipawn
//   weight board.pawn opening 800         a pawn is 100 centipawns by definition
//   weight square.pawn.rank6 middle 16 16 16 16 16
//   ...
//   weight progress.camp 112              of the progress there is one phase only
//   checksum 0123456789abcdef
//
// A SealedText: base/text/sealed_text.h says what recipe and checksum are.
#ifndef HAKARI_ENGINE_EVAL_WEIGHTS_FILE_H_
#define HAKARI_ENGINE_EVAL_WEIGHTS_FILE_H_

#include <string>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "base/text/sealed_text.h"
#include "engine/eval/tables.h"
#include "engine/eval/weights.h"

namespace hakari::eval {

// What ReadWeights reads as the same numbers and recipe, and writes again byte for byte.
std::string WriteWeights(const Weights& weights);

// The same without the line of the checksum.
std::string FormatWeights(const WeightNumbers& numbers, const Recipe& recipe);

// `name` is the file's, for messages. Refused with a reason and its place: what is no such file, is
// of a newer version, folds otherwise, is cut off, damaged, lacks or repeats a line, or holds a
// number out of bounds.
absl::StatusOr<Weights> ReadWeights(absl::string_view text, absl::string_view name = "weights");

}  // namespace hakari::eval

#endif  // HAKARI_ENGINE_EVAL_WEIGHTS_FILE_H_
