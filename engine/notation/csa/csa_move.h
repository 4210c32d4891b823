// CSA moves: +7776FU, -0055KA. The piece is named as it is after the move.
#ifndef HAKARI_ENGINE_NOTATION_CSA_CSA_MOVE_H_
#define HAKARI_ENGINE_NOTATION_CSA_CSA_MOVE_H_

#include <optional>
#include <string>

#include "absl/strings/string_view.h"
#include "engine/core/color.h"
#include "engine/core/move.h"
#include "engine/core/piece.h"
#include "engine/core/square.h"
#include "engine/position/position.h"

namespace hakari::notation {

struct CsaMove {
  Color color;
  Square from;  // kNoSquare: a drop
  Square to;
  PieceKind kind;
};

// "76"; nullopt if it is no square of the board.
std::optional<Square> ParseCsaSquare(absl::string_view digits);
std::string ToCsa(Square square);

// Whether the text is written like a move.
std::optional<CsaMove> ParseCsaMove(absl::string_view text);

// The move meant, legal or not; nullopt if no piece of the mover's stands there that could be the
// named one after the move.
std::optional<Move> ResolveCsaMove(const Position& position, const CsaMove& move);

// A move of the side to move.
std::string ToCsa(const Position& position, Move move);

}  // namespace hakari::notation

#endif  // HAKARI_ENGINE_NOTATION_CSA_CSA_MOVE_H_
