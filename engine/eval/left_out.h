// Weights without some groups of features, to measure what a group is worth. The weights of the
// groups become zero; all others stay as they are.
#ifndef HAKARI_ENGINE_EVAL_LEFT_OUT_H_
#define HAKARI_ENGINE_EVAL_LEFT_OUT_H_

#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "engine/eval/weights.h"

namespace hakari::eval {

// Every group of Features() except that of the pawn on the board, which is the unit of all values.
// Without the group "progress" all positions use the opening weights.
std::vector<std::string> GroupsThatCanBeLeftOut();

// `groups` has the form "pins+tempo". An unknown name is an error that lists the known names.
absl::StatusOr<Weights> LeaveOut(const Weights& weights, absl::string_view groups);

}  // namespace hakari::eval

#endif  // HAKARI_ENGINE_EVAL_LEFT_OUT_H_
