// USI moves: 7g7f, 8h2b+, P*5e.
#ifndef HAKARI_ENGINE_NOTATION_USI_MOVE_H_
#define HAKARI_ENGINE_NOTATION_USI_MOVE_H_

#include <optional>
#include <string>

#include "absl/strings/string_view.h"
#include "engine/core/move.h"

namespace hakari::notation {

// The move that the text spells; nothing if it is not spelled like a move. IsLegal() tells whether
// a position allows the move.
std::optional<Move> ParseUsiMove(absl::string_view text);

// "none" for no move.
std::string ToUsi(Move move);

}  // namespace hakari::notation

#endif  // HAKARI_ENGINE_NOTATION_USI_MOVE_H_
