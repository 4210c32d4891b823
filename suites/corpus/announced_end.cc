#include "suites/corpus/announced_end.h"

#include <algorithm>
#include <utility>

#include "base/status/macros.h"
#include "engine/mate/mate_result.h"
#include "engine/movegen/movegen.h"
#include "engine/notation/sfen.h"

namespace hakari::corpus {
namespace {

Position LastPosition(const notation::GameRecord& game) {
  Position position = game.start;
  for (const notation::RecordedMove& played : game.lines[0].moves) position.DoMove(played.move);
  return position;
}

}  // namespace

bool IsDecidedOverTheBoard(const notation::GameRecord& game) {
  switch (game.lines[0].end) {
    case notation::GameEnd::kMate:
    case notation::GameEnd::kResignation:
      return true;
    case notation::GameEnd::kUnknown:
      return !movegen::HasLegalMove(LastPosition(game));
    default:
      return false;
  }
}

absl::StatusOr<std::unique_ptr<mate::MateSolver>> MakePds(uint64_t nodes) {
  HAKARI_ASSIGN_OR_RETURN(const uint64_t bytes, mate::TableBytesFor("pds", nodes));
  return mate::MakeMateSolver("pds", bytes);
}

absl::StatusOr<std::unique_ptr<EndFinder>> EndFinder::Make(const EndRule& rule) {
  std::unique_ptr<EndFinder> finder(new EndFinder(rule));
  if (rule.announce_nodes > 0) {
    HAKARI_ASSIGN_OR_RETURN(std::unique_ptr<mate::MateSolver> solver, MakePds(rule.announce_nodes));
    finder->solver_ = std::move(solver);
  }
  return finder;
}

int EndFinder::EndOf(const notation::GameRecord& game) {
  mate::MateLimits limits;
  limits.nodes = rule_.announce_nodes;
  Position position = game.start;
  int plies = 0;
  for (const notation::RecordedMove& played : game.lines[0].moves) {
    const bool asked = solver_ != nullptr && mate::CheckMateProblem(position, limits).ok();
    if (asked && solver_->Solve(position, limits).answer == mate::MateAnswer::kMate) {
      return plies - rule_.resign_plies;
    }
    position.DoMove(played.move);
    ++plies;
  }
  return movegen::HasLegalMove(position) ? plies : plies - std::max(1, rule_.resign_plies);
}

std::vector<Position> LastPositions(const notation::GameRecord& game, int plies, int count) {
  std::vector<Position> positions;
  if (plies + 1 < count) return positions;
  const std::vector<notation::RecordedMove>& moves = game.lines[0].moves;
  Position position = game.start;
  for (int ply = 0;; ++ply) {
    if (ply > plies - count) positions.push_back(position);
    if (ply == plies) return positions;
    position.DoMove(moves[ply].move);
  }
}

Dice DiceOf(const notation::GameRecord& game, uint64_t seed) {
  Dice dice(seed);
  for (const char c : notation::ToSfen(game.start)) dice.Mix(static_cast<unsigned char>(c));
  for (const notation::RecordedMove& played : game.lines[0].moves) dice.Mix(played.move.code());
  return dice;
}

std::string SfenWithoutPly(const Position& position) {
  const std::string sfen = notation::ToSfen(position);
  return sfen.substr(0, sfen.rfind(' '));
}

}  // namespace hakari::corpus
