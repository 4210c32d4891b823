#include "suites/corpus/play/play_score.h"

#include <algorithm>
#include <cstddef>

#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "engine/core/color.h"
#include "engine/player/failure.h"

namespace hakari::corpus {
namespace {

void Mark(const MoveTime& time, int64_t spent_ms, std::string& comment) {
  if (!IsOverrun(time, spent_ms)) return;
  absl::StrAppend(&comment, comment.empty() ? "" : "\n", "overrun: ", OverrunText(time, spent_ms));
}

}  // namespace

bool IsOverrun(const MoveTime& time, int64_t spent_ms) {
  return time.given_ms > 0 && spent_ms > time.given_ms + time.margin_ms;
}

std::string OverrunText(const MoveTime& time, int64_t spent_ms) {
  return absl::StrCat("took ", spent_ms, " ms of ", time.given_ms, " ms");
}

void MarkOverruns(const MoveTime& time, notation::GameRecord& game) {
  notation::RecordLine& line = game.lines.front();
  for (notation::RecordedMove& played : line.moves) Mark(time, played.spent_ms, played.comment);
  Mark(time, line.end_spent_ms, line.end_comment);
}

std::string SpentTimes(const notation::GameRecord& game) {
  const notation::RecordLine& line = game.lines.front();
  std::string text;
  for (const notation::RecordedMove& played : line.moves)
    absl::StrAppend(&text, played.spent_ms, " ");
  absl::StrAppend(&text, line.end_spent_ms);
  return text;
}

absl::Status SetSpentTimes(absl::string_view text, notation::GameRecord& game) {
  if (text.empty()) return absl::OkStatus();
  notation::RecordLine& line = game.lines.front();
  const std::vector<absl::string_view> words = absl::StrSplit(text, ' ');
  std::vector<int64_t> times(words.size());
  for (size_t i = 0; i < words.size(); ++i) {
    if (!absl::SimpleAtoi(words[i], &times[i]) || times[i] < -1) {
      return absl::InvalidArgumentError(absl::StrCat("no time in ms: '", words[i], "'"));
    }
  }
  if (times.size() != line.moves.size() + 1) {
    return absl::InvalidArgumentError(
        absl::StrCat(times.size(), " times for ", line.moves.size(), " moves and an ending"));
  }
  for (size_t ply = 0; ply < line.moves.size(); ++ply) line.moves[ply].spent_ms = times[ply];
  line.end_spent_ms = times.back();
  return absl::OkStatus();
}

namespace {

// The tag is "black: crashed: it ended with exit code 7".
std::string KindOfFault(absl::string_view fault) {
  const std::vector<absl::string_view> parts = absl::StrSplit(fault, absl::MaxSplits(": ", 2));
  const absl::string_view kind = parts.size() < 2 ? "" : parts[1];
  for (const player::FailureKind crash :
       {player::FailureKind::kCouldNotStart, player::FailureKind::kDiedInHandshake,
        player::FailureKind::kCrashed}) {
    if (kind == player::FailureKindName(crash)) return "crash";
  }
  return kind == player::FailureKindName(player::FailureKind::kTimedOut) ? "stall" : "protocol";
}

void Count(notation::GameResult result, Color color, Tally& tally) {
  if (result == notation::GameResult::kDraw) ++tally.drawn;
  if (result == notation::WinOf(color)) ++tally.won;
  if (result == notation::WinOf(Opponent(color))) ++tally.lost;
}

void CountTime(const MoveTime& time, int64_t spent_ms, SeatScore& seat) {
  if (spent_ms < 0) return;
  ++seat.timed_moves;
  seat.longest_ms = std::max(seat.longest_ms, spent_ms);
  if (IsOverrun(time, spent_ms)) ++seat.overruns;
}

void CountTimes(const notation::GameRecord& game, const MoveTime& time,
                SeatScore* const by_color[2]) {
  const notation::RecordLine& line = game.lines.front();
  Color mover = game.start.side_to_move();
  for (const notation::RecordedMove& played : line.moves) {
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

std::string EndKind(const notation::GameRecord& game) {
  switch (game.lines.front().end) {
    case notation::GameEnd::kMate:
      return "mate";
    case notation::GameEnd::kResignation:
      return "resignation";
    case notation::GameEnd::kDeclaration:
      return "declaration";
    case notation::GameEnd::kRepetition:
      return "repetition";
    case notation::GameEnd::kPerpetualCheck:
      return "perpetual check";
    case notation::GameEnd::kMaxMoves:
      return "length";
    case notation::GameEnd::kTimeUp:
      return "time";
    case notation::GameEnd::kIllegalMove:
      return "illegal move";
    case notation::GameEnd::kError:
      return KindOfFault(notation::TagOf(game, "fault"));
    default:
      return "other";
  }
}

int SeatOfBlack(const notation::GameRecord& game) {
  int number = 1;
  return absl::SimpleAtoi(notation::TagOf(game, "game"), &number) && number % 2 == 0 ? 1 : 0;
}

PlayScore ScoreOf(const std::vector<notation::GameRecord>& games, const MoveTime& time) {
  PlayScore score;
  for (const notation::GameRecord& game : games) {
    const notation::GameResult result = game.lines.front().result;
    const int black_seat = SeatOfBlack(game);
    SeatScore* const by_color[2] = {&score.seats[black_seat], &score.seats[1 - black_seat]};
    ++score.games;
    if (result == notation::GameResult::kUnknown) ++score.undecided;
    Count(result, kBlack, score.black);
    for (const Color color : {kBlack, kWhite})
      Count(result, color, by_color[color]->by_color[color]);
    CountTimes(game, time, by_color);
    ++score.ends[EndKind(game)];
  }
  return score;
}

}  // namespace hakari::corpus
