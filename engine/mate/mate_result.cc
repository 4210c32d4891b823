#include "engine/mate/mate_result.h"

#include <cstddef>
#include <string>

#include "absl/strings/str_cat.h"
#include "absl/strings/string_view.h"
#include "engine/core/color.h"
#include "engine/movegen/movegen.h"
#include "engine/notation/usi_move.h"

namespace hakari::mate {
namespace {

std::string Telling(size_t index, Move move, absl::string_view what) {
  return absl::StrCat("move ", index + 1, " of the mate, ", notation::ToUsi(move), ", ", what);
}

}  // namespace

bool MateLimits::StopNow() const {
  return (stop != nullptr && stop->load(std::memory_order_relaxed)) ||
         (watch != nullptr && watch->StopNow());
}

absl::Status VerifyMateLine(const Position& root, const std::vector<Move>& line) {
  const Color attacker = root.side_to_move();
  Position position = root;
  for (size_t i = 0; i < line.size(); ++i) {
    if (!movegen::IsLegal(position, line[i])) {
      return absl::InvalidArgumentError(Telling(i, line[i], "is not legal"));
    }
    if (position.side_to_move() == attacker && !movegen::GivesCheck(position, line[i])) {
      return absl::FailedPreconditionError(Telling(i, line[i], "gives no check"));
    }
    position.DoMove(line[i]);
  }
  if (position.side_to_move() == attacker) {
    return absl::FailedPreconditionError("the line does not end with a move of the attacker");
  }
  if (movegen::HasLegalMove(position)) {
    return absl::FailedPreconditionError(
        absl::StrCat("after ", line.size(), " plies the line ends without mate"));
  }
  return absl::OkStatus();
}

}  // namespace hakari::mate
