#include "suites/next_move/themes/mate_prover.h"

#include <algorithm>
#include <utility>

#include "base/status/macros.h"
#include "engine/mate/mate_result.h"
#include "engine/movegen/movegen.h"

namespace hakari::suites {
namespace {

constexpr char kSolver[] = "strong";

}  // namespace

absl::StatusOr<MateProver> MateProver::Make(uint64_t nodes) {
  HAKARI_ASSIGN_OR_RETURN(const uint64_t bytes, mate::TableBytesFor(kSolver, nodes * kMostMore));
  HAKARI_ASSIGN_OR_RETURN(std::unique_ptr<mate::MateSolver> solver,
                          mate::MakeMateSolver(kSolver, bytes));
  return MateProver(std::move(solver), nodes);
}

std::vector<Move> MateProver::MateIn(const Position& position, int more) {
  mate::MateLimits limits;
  limits.nodes = nodes_ * more;
  if (!mate::CheckMateProblem(position, limits).ok()) return {};
  mate::MateResult result = solver_->Solve(position, limits);
  return result.answer == mate::MateAnswer::kMate ? std::move(result.line) : std::vector<Move>();
}

bool MateProver::MatesByCheck(const Position& after_check) {
  movegen::MoveList replies;
  movegen::GenerateLegal(after_check, replies);
  return std::all_of(replies.begin(), replies.end(), [&](Move reply) {
    Position next = after_check;
    next.DoMove(reply);
    return Mates(next);
  });
}

}  // namespace hakari::suites
