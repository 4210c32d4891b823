#include "suites/corpus/play/play_score.h"

#include <algorithm>
#include <vector>

#include "absl/strings/numbers.h"
#include "absl/strings/str_split.h"
#include "engine/core/color.h"
#include "suites/engines/engine_failure.h"

namespace hakari {
namespace {

// The tag is "black: crashed: it ended with exit code 7".
std::string KindOfFault(absl::string_view fault) {
  const std::vector<absl::string_view> parts = absl::StrSplit(fault, absl::MaxSplits(": ", 2));
  const absl::string_view kind = parts.size() < 2 ? "" : parts[1];
  for (const FailureKind crash :
       {FailureKind::kCouldNotStart, FailureKind::kDiedInHandshake, FailureKind::kCrashed}) {
    if (kind == FailureKindName(crash)) return "crash";
  }
  return kind == FailureKindName(FailureKind::kTimedOut) ? "stall" : "protocol";
}

void Count(GameResult result, Color color, Tally& tally) {
  if (result == GameResult::kDraw) ++tally.drawn;
  if (result == WinOf(color)) ++tally.won;
  if (result == WinOf(Opponent(color))) ++tally.lost;
}

void CountTime(const MoveTime& time, int64_t spent_ms, SeatScore& seat) {
  if (spent_ms < 0) return;
  ++seat.timed_moves;
  seat.longest_ms = std::max(seat.longest_ms, spent_ms);
  if (IsOverrun(time, spent_ms)) ++seat.overruns;
}

void CountTimes(const GameRecord& game, const MoveTime& time, SeatScore* const by_color[2]) {
  const RecordLine& line = game.lines.front();
  Color mover = game.start.side_to_move();
  for (const RecordedMove& played : line.moves) {
    CountTime(time, played.spent_ms, *by_color[mover]);
    mover = Opponent(mover);
  }
  CountTime(time, line.end_spent_ms, *by_color[mover]);
}

}  // namespace

Tally SeatScore::total() const {
  Tally sum = by_color[kBlack];
  sum.won += by_color[kWhite].won;
  sum.lost += by_color[kWhite].lost;
  sum.drawn += by_color[kWhite].drawn;
  return sum;
}

std::string EndKind(const GameRecord& game) {
  switch (game.lines.front().end) {
    case GameEnd::kMate:
      return "mate";
    case GameEnd::kResignation:
      return "resignation";
    case GameEnd::kDeclaration:
      return "declaration";
    case GameEnd::kRepetition:
      return "repetition";
    case GameEnd::kPerpetualCheck:
      return "perpetual check";
    case GameEnd::kMaxMoves:
      return "length";
    case GameEnd::kTimeUp:
      return "time";
    case GameEnd::kIllegalMove:
      return "illegal move";
    case GameEnd::kError:
      return KindOfFault(TagOf(game, "fault"));
    default:
      return "other";
  }
}

int SeatOfBlack(const GameRecord& game) {
  int number = 1;
  return absl::SimpleAtoi(TagOf(game, "game"), &number) && number % 2 == 0 ? 1 : 0;
}

PlayScore ScoreOf(const std::vector<GameRecord>& games, const MoveTime& time) {
  PlayScore score;
  for (const GameRecord& game : games) {
    const GameResult result = game.lines.front().result;
    const int black_seat = SeatOfBlack(game);
    SeatScore* const by_color[2] = {&score.seats[black_seat], &score.seats[1 - black_seat]};
    ++score.games;
    if (result == GameResult::kUnknown) ++score.undecided;
    Count(result, kBlack, score.black);
    for (const Color color : {kBlack, kWhite})
      Count(result, color, by_color[color]->by_color[color]);
    CountTimes(game, time, by_color);
    ++score.ends[EndKind(game)];
  }
  return score;
}

}  // namespace hakari
