// Weights as a text file, one line for each row of each feature and phase (feature_list.h):
//
//   hakari-evaluation 1
//   recipe <key>=<value>                  how they were made
//   fold color,mirror                     which positions share their weights
//   scale 8                               weights are eighths of a centipawn
//   weight board.pawn opening 800         a pawn is 100 centipawns by definition
//   weight square.pawn.rank6 middle 16 16 16 16 16
//   ...
//   weight progress.camp 112              the progress has one weight, no phases
//   checksum 0123456789abcdef
//
// The file is a SealedText: base/text/sealed_text.h explains recipe and checksum.
#ifndef HAKARI_ENGINE_EVAL_WEIGHTS_FILE_H_
#define HAKARI_ENGINE_EVAL_WEIGHTS_FILE_H_

#include <string>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "base/text/sealed_text.h"
#include "engine/eval/tables.h"
#include "engine/eval/weights.h"

namespace hakari::eval {

// ReadWeights() reads the result as the same numbers and recipe, and WriteWeights() then writes the
// same bytes again.
std::string WriteWeights(const Weights& weights);

// The same text without the checksum line.
std::string FormatWeights(const WeightNumbers& numbers, const Recipe& recipe);

// `name` is the file's name, for messages. A file is refused with a reason and a place if it is of
// another format or a newer version, has another fold, is cut off or damaged, lacks or repeats a
// line, or holds a number out of range.
absl::StatusOr<Weights> ReadWeights(absl::string_view text, absl::string_view name = "weights");

}  // namespace hakari::eval

#endif  // HAKARI_ENGINE_EVAL_WEIGHTS_FILE_H_
