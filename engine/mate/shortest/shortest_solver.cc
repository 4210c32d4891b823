#include "engine/mate/shortest/shortest_solver.h"

#include "absl/status/status.h"
#include "absl/strings/str_cat.h"
#include "base/status/macros.h"
#include "engine/mate/strong/strong_solver.h"

namespace hakari::mate {

absl::StatusOr<std::unique_ptr<MateSolver>> ShortestSolver::Make(uint64_t table_bytes) {
  if (table_bytes < kLeastTableBytes) {
    return absl::ResourceExhaustedError(
        absl::StrCat(table_bytes, " bytes are too few for the search for shortest mates; it needs ",
                     kLeastTableBytes));
  }
  const uint64_t half = table_bytes / 2;
  HAKARI_ASSIGN_OR_RETURN(std::unique_ptr<MateSolver> any_length, StrongSolver::Make(half));
  return std::unique_ptr<MateSolver>(
      new ShortestSolver(std::move(any_length), half / LengthTable::BytesFor(1)));
}

MateResult ShortestSolver::Solve(const Position& root, const MateLimits& limits) {
  MateResult found = any_length_->Solve(root, limits);
  if (found.answer != MateAnswer::kMate) return found;
  MateLength& length = found.length.emplace();
  length.plies = static_cast<int>(found.line.size());
  table_.Clear();
  while (length.plies > 1) {
    MateLimits left = limits;
    left.nodes = limits.nodes - found.nodes;
    BoundedAnswer shorter = search_.Run(root, length.plies - 2, left);
    found.nodes += shorter.nodes;
    found.reason = shorter.reason;
    if (shorter.answer == MateAnswer::kUnknown) return found;
    if (shorter.answer == MateAnswer::kNoMate) break;
    length.plies = shorter.plies;
    found.line = std::move(shorter.line);
  }
  length.proved = true;
  return found;
}

}  // namespace hakari::mate
