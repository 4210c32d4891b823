#include "suites/next_move/from_games/only_mate.h"

#include <algorithm>

#include "base/status/macros.h"
#include "engine/mate/mate_result.h"
#include "engine/movegen/movegen.h"

namespace hakari::suites {
namespace {

constexpr char kSolver[] = "strong";

}  // namespace

absl::StatusOr<OnlyMateFinder> OnlyMateFinder::Make(uint64_t nodes) {
  HAKARI_ASSIGN_OR_RETURN(const uint64_t bytes, mate::TableBytesFor(kSolver, nodes));
  HAKARI_ASSIGN_OR_RETURN(std::unique_ptr<mate::MateSolver> solver,
                          mate::MakeMateSolver(kSolver, bytes));
  return OnlyMateFinder(std::move(solver), nodes);
}

std::vector<Move> OnlyMateFinder::Find(const Position& position) {
  std::vector<Move> line = MateIn(position);
  if (line.empty()) return {};
  movegen::MoveList moves;
  movegen::GenerateLegal(position, moves);
  const bool has_other = std::any_of(moves.begin(), moves.end(), [&](Move move) {
    return move != line.front() && movegen::GivesCheck(position, move) &&
           MatesAfter(position, move);
  });
  return has_other ? std::vector<Move>() : line;
}

std::vector<Move> OnlyMateFinder::MateIn(const Position& position) {
  mate::MateLimits limits;
  limits.nodes = nodes_;
  if (!mate::CheckMateProblem(position, limits).ok()) return {};
  mate::MateResult result = solver_->Solve(position, limits);
  return result.answer == mate::MateAnswer::kMate ? std::move(result.line) : std::vector<Move>();
}

bool OnlyMateFinder::MatesAfter(Position position, Move check) {
  position.DoMove(check);
  movegen::MoveList replies;
  movegen::GenerateLegal(position, replies);
  return std::all_of(replies.begin(), replies.end(), [&](Move reply) {
    Position next = position;
    next.DoMove(reply);
    return !MateIn(next).empty();
  });
}

}  // namespace hakari::suites
