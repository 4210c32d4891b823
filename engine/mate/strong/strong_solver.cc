#include "engine/mate/strong/strong_solver.h"

#include "absl/strings/str_cat.h"
#include "engine/movegen/movegen.h"
#include "engine/position/attacks.h"

namespace hakari::mate {
namespace {

// One part in this many is for repetitions.
constexpr uint64_t kRepetitionShare = 16;

}  // namespace

absl::StatusOr<std::unique_ptr<MateSolver>> StrongSolver::Make(uint64_t table_bytes) {
  if (table_bytes < kLeastTableBytes) {
    return absl::ResourceExhaustedError(absl::StrCat(
        table_bytes, " bytes are too few for the strong solver; it takes ", kLeastTableBytes));
  }
  return std::unique_ptr<MateSolver>(new StrongSolver(table_bytes));
}

StrongSolver::StrongSolver(uint64_t table_bytes)
    : table_((table_bytes - table_bytes / kRepetitionShare) / DominanceTable::BytesFor(1)),
      repetitions_(table_bytes / kRepetitionShare / RepetitionTable::BytesFor(1)),
      search_(table_, repetitions_) {}

MateResult StrongSolver::Solve(const Position& root, const MateLimits& limits) {
  attacker_ = root.side_to_move();
  return search_.Run(root, limits);
}

KnownAnswer StrongSolver::Known(const Position& position) const {
  const DominanceTable::Look look = table_.Find(position.board_key(), position.hand(attacker_));
  if (look.solved != nullptr) {
    return {look.solved->proof == 0 ? MateAnswer::kMate : MateAnswer::kNoMate, look.solved->plies,
            false};
  }
  if (look.exact != nullptr && look.exact->may_repeat) return {MateAnswer::kNoMate, 0, true};
  // The last position of a line is seen from the one before and never stored.
  const bool is_mated =
      position.side_to_move() != attacker_ && InCheck(position) && !movegen::HasLegalMove(position);
  return is_mated ? KnownAnswer{MateAnswer::kMate, 0, false} : KnownAnswer{};
}

}  // namespace hakari::mate
