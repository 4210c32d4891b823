// Weights without some groups of features, to see what a group is worth: its weights are taken as
// zero, all others stay as they are.
#ifndef HAKARI_ENGINE_EVAL_LEFT_OUT_H_
#define HAKARI_ENGINE_EVAL_LEFT_OUT_H_

#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "engine/eval/weights.h"

namespace hakari::eval {

// Every group of Features() but the one of the pawn on the board, which is the unit of all values.
// Without the group "progress" all positions have the weights of the opening.
std::vector<std::string> GroupsThatCanBeLeftOut();

// `groups` as "pins+tempo"; an unknown name is an error that names those that there are.
absl::StatusOr<Weights> LeaveOut(const Weights& weights, absl::string_view groups);

}  // namespace hakari::eval

#endif  // HAKARI_ENGINE_EVAL_LEFT_OUT_H_
