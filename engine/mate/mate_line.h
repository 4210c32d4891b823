// Whether the line that a mate comes with ends in mate. That no other defence helps, it does not
// ask: that takes the whole tree.
#ifndef HAKARI_ENGINE_MATE_MATE_LINE_H_
#define HAKARI_ENGINE_MATE_MATE_LINE_H_

#include <vector>

#include "absl/status/status.h"
#include "engine/core/move.h"
#include "engine/position/position.h"

namespace hakari::mate {

// OK if every move is legal, every move of the root's side gives check, and the last one mates;
// else what is wrong, with the move and its number: kInvalidArgument for a move that is not legal,
// kFailedPrecondition for a line that is played by the rules but does not mate by checks.
absl::Status VerifyMateLine(const Position& root, const std::vector<Move>& line);

}  // namespace hakari::mate

#endif  // HAKARI_ENGINE_MATE_MATE_LINE_H_
