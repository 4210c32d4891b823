#include "engine/mate/strong/strong_solver.h"

#include "absl/strings/str_cat.h"
#include "engine/movegen/movegen.h"
#include "engine/position/attacks.h"

namespace hakari::mate {

KnownAnswer KnownByTable(const DominanceTable::Look& look, const Position& position,
                         Color attacker) {
  if (look.solved) {
    return {look.proof == 0 ? MateAnswer::kMate : MateAnswer::kNoMate, look.plies, false};
  }
  if (look.known && look.may_repeat) return {MateAnswer::kNoMate, 0, true};
  // The final position of a line is evaluated from the position before it and never stored.
  const bool is_mated =
      position.side_to_move() != attacker && InCheck(position) && !movegen::HasLegalMove(position);
  return is_mated ? KnownAnswer{MateAnswer::kMate, 0, false} : KnownAnswer{};
}

absl::StatusOr<std::unique_ptr<MateSolver>> StrongSolver::Make(uint64_t table_bytes) {
  if (table_bytes < kLeastTableBytes) {
    return absl::ResourceExhaustedError(absl::StrCat(
        table_bytes, " bytes are too few for the strong solver; it needs ", kLeastTableBytes));
  }
  return std::unique_ptr<MateSolver>(new StrongSolver(StrongShares(table_bytes)));
}

MateResult StrongSolver::Solve(const Position& root, const MateLimits& limits) {
  attacker_ = root.side_to_move();
  return search_.Run(root, limits);
}

KnownAnswer StrongSolver::Known(const Position& position) const {
  return KnownByTable(alone_.Find(position.board_key(), position.hand(attacker_)), position,
                      attacker_);
}

}  // namespace hakari::mate
