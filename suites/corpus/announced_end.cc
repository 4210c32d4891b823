#include "suites/corpus/announced_end.h"

#include <algorithm>
#include <utility>

#include "engine/mate/mate_result.h"
#include "engine/movegen/movegen.h"
#include "engine/position/position.h"

namespace hakari {
namespace {

Position LastPosition(const GameRecord& game) {
  Position position = game.start;
  for (const RecordedMove& played : game.lines[0].moves) position.DoMove(played.move);
  return position;
}

}  // namespace

bool IsDecidedOverTheBoard(const GameRecord& game) {
  switch (game.lines[0].end) {
    case GameEnd::kMate:
    case GameEnd::kResignation:
      return true;
    case GameEnd::kUnknown:
      return !HasLegalMove(LastPosition(game));
    default:
      return false;
  }
}

absl::StatusOr<std::unique_ptr<MateSolver>> MakePds(uint64_t nodes) {
  const absl::StatusOr<uint64_t> bytes = TableBytesFor("pds", nodes);
  if (!bytes.ok()) return bytes.status();
  return MakeMateSolver("pds", *bytes);
}

absl::StatusOr<std::unique_ptr<EndFinder>> EndFinder::Make(const EndRule& rule) {
  std::unique_ptr<EndFinder> finder(new EndFinder(rule));
  if (rule.announce_nodes > 0) {
    absl::StatusOr<std::unique_ptr<MateSolver>> solver = MakePds(rule.announce_nodes);
    if (!solver.ok()) return solver.status();
    finder->solver_ = *std::move(solver);
  }
  return finder;
}

int EndFinder::EndOf(const GameRecord& game) {
  MateLimits limits;
  limits.nodes = rule_.announce_nodes;
  Position position = game.start;
  int plies = 0;
  for (const RecordedMove& played : game.lines[0].moves) {
    const bool asked = solver_ != nullptr && CheckMateProblem(position, limits).ok();
    if (asked && solver_->Solve(position, limits).answer == MateAnswer::kMate) {
      return plies - rule_.resign_plies;
    }
    position.DoMove(played.move);
    ++plies;
  }
  return HasLegalMove(position) ? plies : plies - std::max(1, rule_.resign_plies);
}

}  // namespace hakari
