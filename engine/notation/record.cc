#include "engine/notation/record.h"

#include <tuple>

namespace hakari::notation {

GameResult UsualResult(GameEnd end, Color to_move) {
  switch (end) {
    case GameEnd::kResignation:
    case GameEnd::kMate:
    case GameEnd::kTimeUp:
    case GameEnd::kIllegalMove:
      return WinOf(Opponent(to_move));
    case GameEnd::kDeclaration:
    case GameEnd::kPerpetualCheck:  // the opponent gave the last check
      return WinOf(to_move);
    case GameEnd::kRepetition:
    case GameEnd::kImpasse:
    case GameEnd::kDraw:
    case GameEnd::kMaxMoves:
      return GameResult::kDraw;
    case GameEnd::kUnknown:
    case GameEnd::kInterrupted:
    case GameEnd::kTakenBack:
    case GameEnd::kNoMate:
    case GameEnd::kError:
      return GameResult::kUnknown;
  }
  return GameResult::kUnknown;
}

absl::string_view TagOf(const GameRecord& record, absl::string_view key) {
  for (const auto& [name, value] : record.tags) {
    if (name == key) return value;
  }
  return "";
}

Position PositionBefore(const GameRecord& record, int line) {
  // Collects the lines from this one up to the game, with the number of moves after which each is
  // left; then plays their moves downwards.
  std::vector<std::pair<int, int>> way;
  for (int at = line; record.lines[at].parent >= 0; at = record.lines[at].parent) {
    way.emplace_back(record.lines[at].parent, record.lines[at].parent_ply);
  }
  Position position = record.start;
  for (auto step = way.rbegin(); step != way.rend(); ++step) {
    const std::vector<RecordedMove>& moves = record.lines[step->first].moves;
    for (int ply = 0; ply < step->second; ++ply) position.DoMove(moves[ply].move);
  }
  return position;
}

bool operator==(const RecordedMove& a, const RecordedMove& b) {
  return std::tie(a.move, a.spent_ms, a.comment) == std::tie(b.move, b.spent_ms, b.comment);
}

bool operator==(const RecordLine& a, const RecordLine& b) {
  return std::tie(a.parent, a.parent_ply, a.moves, a.illegal_move, a.end, a.result, a.end_spent_ms,
                  a.end_comment) == std::tie(b.parent, b.parent_ply, b.moves, b.illegal_move, b.end,
                                             b.result, b.end_spent_ms, b.end_comment);
}

bool operator==(const GameRecord& a, const GameRecord& b) {
  return a.start == b.start && a.start.ply() == b.start.ply() && a.tags == b.tags &&
         a.comment == b.comment && a.lines == b.lines;
}

}  // namespace hakari::notation
