#include "ci/cli/mate/mate_answer.h"

#include <cstdint>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "base/text/printable.h"
#include "engine/core/square.h"
#include "engine/movegen/movegen.h"
#include "engine/notation/board_drawing.h"
#include "engine/notation/japanese.h"
#include "engine/notation/sfen.h"
#include "engine/player/game.h"
#include "suites/mate/mate_program.h"

namespace hakari::cli {
namespace {

// "▲５二金打 △４一玉(51) …"; a program may show anything, so it ends where it is not legal.
std::string KifLine(Position position, absl::string_view line) {
  std::string text;
  Square previous = kNoSquare;
  for (Move move : player::ParseMoves(line)) {
    if (!movegen::IsLegal(position, move)) break;
    absl::StrAppend(&text, text.empty() ? "" : " ",
                    notation::MarkedMoveName(position, move, previous));
    previous = move.to();
    position.DoMove(move);
  }
  return text;
}

std::string Spent(const suites::Outcome& outcome) {
  const int64_t nodes = outcome.Counter("nodes").value_or(0);
  const double seconds = static_cast<double>(outcome.times.wall_ns) / 1e9;
  std::string text = absl::StrFormat("nodes %d, %.3f s", nodes, seconds);
  if (seconds > 0) {
    absl::StrAppendFormat(&text, ", %.0f nodes/ms", static_cast<double>(nodes) / seconds / 1e3);
  }
  return text;
}

}  // namespace

std::string MateAnswerText(const Position& position, const suites::Outcome& outcome) {
  std::string text =
      absl::StrCat(notation::DrawBoard(position), "sfen ", notation::ToSfen(position), "\n");
  absl::StrAppend(&text, "answer ", Printable(outcome.answer));
  if (const auto plies = outcome.Counter("plies")) absl::StrAppend(&text, ", ", *plies, " plies");
  if (!outcome.why.empty()) absl::StrAppend(&text, ": ", Printable(outcome.why));
  if (!outcome.line.empty()) {
    absl::StrAppend(&text, "\nusi ", Printable(outcome.line), "\nkif ",
                    KifLine(position, outcome.line));
  }
  return absl::StrCat(text, "\n", Spent(outcome), "\n");
}

}  // namespace hakari::cli
