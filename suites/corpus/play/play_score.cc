#include "suites/corpus/play/play_score.h"

#include <algorithm>
#include <cstddef>
#include <functional>

#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "engine/core/color.h"

namespace hakari::corpus {
namespace {

// Calls `take` for every time in the record, in the order of the game, with the clock's charge
// for it.
void ForEachCharge(const notation::RecordLine& line, Color mover, const match::Allowance& allowance,
                   const std::function<void(size_t ply, Color mover, match::Charge)>& take) {
  match::MatchClock clock(allowance, allowance);
  for (size_t ply = 0; ply <= line.moves.size(); ++ply, mover = Opponent(mover)) {
    const int64_t spent_ms = ply < line.moves.size() ? line.moves[ply].spent_ms : line.end_spent_ms;
    if (spent_ms >= 0) take(ply, mover, clock.Take(mover, spent_ms));
  }
}

}  // namespace

void MarkOverruns(const match::Allowance& allowance, notation::GameRecord& game) {
  notation::RecordLine& line = game.lines.front();
  ForEachCharge(line, game.start.side_to_move(), allowance,
                [&line](size_t ply, Color, const match::Charge& charge) {
                  if (!charge.time_is_up) return;
                  std::string& comment =
                      ply < line.moves.size() ? line.moves[ply].comment : line.end_comment;
                  absl::StrAppend(&comment, comment.empty() ? "" : "\n",
                                  "overrun: ", match::OverrunText(charge));
                });
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
      return absl::InvalidArgumentError(
          absl::StrCat("expected a time in ms, found '", words[i], "'"));
    }
  }
  if (times.size() != line.moves.size() + 1) {
    return absl::InvalidArgumentError(absl::StrCat("found ", times.size(), " times for ",
                                                   line.moves.size(), " moves and the ending"));
  }
  for (size_t ply = 0; ply < line.moves.size(); ++ply) line.moves[ply].spent_ms = times[ply];
  line.end_spent_ms = times.back();
  return absl::OkStatus();
}

namespace {

void CountTimes(const notation::GameRecord& game, const match::Allowance& allowance,
                SeatScore* const by_color[2]) {
  ForEachCharge(game.lines.front(), game.start.side_to_move(), allowance,
                [by_color](size_t, Color mover, const match::Charge& charge) {
                  SeatScore& seat = *by_color[mover];
                  ++seat.timed_moves;
                  seat.longest_ms = std::max(seat.longest_ms, charge.spent_ms);
                  if (charge.time_is_up) ++seat.overruns;
                });
}

}  // namespace

int SeatOfBlack(const notation::GameRecord& game) {
  int number = 1;
  return absl::SimpleAtoi(notation::TagOf(game, "game"), &number) && number % 2 == 0 ? 1 : 0;
}

PlayScore ScoreOf(const std::vector<notation::GameRecord>& games,
                  const match::Allowance& allowance) {
  PlayScore score;
  for (const notation::GameRecord& game : games) {
    const notation::GameResult result = game.lines.front().result;
    const int black_seat = SeatOfBlack(game);
    SeatScore* const by_color[2] = {&score.seats[black_seat], &score.seats[1 - black_seat]};
    ++score.games;
    if (result == notation::GameResult::kUnknown) ++score.undecided;
    match::Count(result, kBlack, score.black);
    for (const Color color : {kBlack, kWhite})
      match::Count(result, color, by_color[color]->by_color[color]);
    CountTimes(game, allowance, by_color);
    for (const match::Standstill& standstill : match::StandstillsOf(game)) {
      ++score.excused_moves;
      score.longest_excused_ms = std::max(score.longest_excused_ms, standstill.excused_ms);
    }
    ++score.ends[match::EndKind(game)];
  }
  return score;
}

}  // namespace hakari::corpus
