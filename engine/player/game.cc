#include "engine/player/game.h"

#include <optional>

#include "absl/status/status.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_split.h"
#include "base/status/macros.h"
#include "engine/notation/record.h"
#include "engine/notation/sfen.h"
#include "engine/notation/usi_game.h"
#include "engine/notation/usi_move.h"

namespace hakari::player {

absl::StatusOr<Game> ParseGame(absl::string_view text) {
  HAKARI_ASSIGN_OR_RETURN(const notation::GameRecord record,
                          notation::ParseUsiLine(text, {"position"}));
  if (record.lines.empty() || record.lines[0].end != notation::GameEnd::kUnknown ||
      !record.tags.empty()) {
    return absl::InvalidArgumentError("position: expected a position and moves, found notes");
  }
  Game game(record.start);
  for (const notation::RecordedMove& move : record.lines[0].moves) game.Play(move.move);
  return game;
}

std::string GameText(const Game& game) {
  std::string text = notation::ToSfen(game.start());
  text = text == notation::kInitialSfen ? "startpos" : absl::StrCat("sfen ", text);
  if (!game.moves().empty()) absl::StrAppend(&text, " moves ", MovesText(game.moves()));
  return text;
}

std::string MovesText(const std::vector<Move>& moves) {
  return absl::StrJoin(moves, " ",
                       [](std::string* out, Move move) { *out += notation::ToUsi(move); });
}

std::vector<Move> ParseMoves(absl::string_view text) {
  std::vector<Move> moves;
  for (absl::string_view word : absl::StrSplit(text, ' ', absl::SkipEmpty())) {
    const std::optional<Move> move = notation::ParseUsiMove(word);
    if (!move) break;
    moves.push_back(*move);
  }
  return moves;
}

}  // namespace hakari::player
