#include "suites/engines/usi_position.h"

#include "absl/status/status.h"
#include "absl/strings/str_cat.h"
#include "engine/notation/record.h"
#include "engine/notation/sfen.h"
#include "engine/notation/usi_game.h"
#include "engine/notation/usi_move.h"

namespace hakari::engines {

UsiPosition::UsiPosition(const Position& start) : position_(start) {
  const std::string sfen = notation::ToSfen(start);
  text_ = sfen == notation::kInitialSfen ? "startpos" : absl::StrCat("sfen ", sfen);
}

absl::StatusOr<UsiPosition> UsiPosition::Parse(absl::string_view text) {
  const absl::StatusOr<notation::GameRecord> game = notation::ParseUsiLine(text, {"position"});
  if (!game.ok()) return game.status();
  if (game->lines.empty() || game->lines[0].end != notation::GameEnd::kUnknown ||
      !game->tags.empty()) {
    return absl::InvalidArgumentError("position: expected a position and moves, found notes");
  }
  UsiPosition position(game->start);
  for (const notation::RecordedMove& move : game->lines[0].moves) position.Play(move.move);
  return position;
}

void UsiPosition::Play(Move move) {
  absl::StrAppend(&text_, has_moves_ ? " " : " moves ", notation::ToUsi(move));
  has_moves_ = true;
  position_.DoMove(move);
}

}  // namespace hakari::engines
