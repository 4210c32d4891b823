#include "suites/next_move/themes/mate_prover.h"

#include <utility>

#include "base/status/macros.h"
#include "engine/mate/mate_result.h"

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

bool MateProver::Mates(const Position& position, int more) {
  mate::MateLimits limits;
  limits.nodes = nodes_ * more;
  if (!mate::CheckMateProblem(position, limits).ok()) return false;
  return solver_->Solve(position, limits).answer == mate::MateAnswer::kMate;
}

}  // namespace hakari::suites
