// Parses what engines say, line by line. Any bytes may come.
#ifndef HAKARI_SUITES_ENGINES_USI_TEXT_H_
#define HAKARI_SUITES_ENGINES_USI_TEXT_H_

#include <optional>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "engine/core/move.h"
#include "engine/player/answer.h"
#include "engine/player/player.h"

namespace hakari::engines {

// The first word of a line.
absl::string_view UsiWord(absl::string_view line);

// "option name Skill Level type spin default 20 min 0 max 20"
absl::StatusOr<player::Option> ParseUsiOption(absl::string_view line);

// Engines print much that is not part of the protocol, so what cannot be read is left out; there is
// no error. The moves end at the first word that is not a move.
player::Line ParseUsiInfo(absl::string_view line);

struct UsiBestMove {
  player::Answer::Kind kind = player::Answer::Kind::kMove;  // or kResign, kDeclare
  Move move;                                                // of kMove; legality is not checked
  std::optional<Move> ponder;                               // left out if it cannot be read
};

absl::StatusOr<UsiBestMove> ParseUsiBestMove(absl::string_view line);

struct UsiCheckmate {
  std::string word;        // "mate", "nomate", "timeout", "notimplemented", or "none"
  std::vector<Move> line;  // of "mate"; legality is not checked
};

absl::StatusOr<UsiCheckmate> ParseUsiCheckmate(absl::string_view line);

}  // namespace hakari::engines

#endif  // HAKARI_SUITES_ENGINES_USI_TEXT_H_
