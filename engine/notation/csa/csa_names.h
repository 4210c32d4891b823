// The words of CSA: endings (%TORYO), keywords ($EVENT:), times and moves.
#ifndef HAKARI_ENGINE_NOTATION_CSA_CSA_NAMES_H_
#define HAKARI_ENGINE_NOTATION_CSA_CSA_NAMES_H_

#include <cstdint>
#include <optional>
#include <string>

#include "absl/strings/string_view.h"
#include "engine/core/color.h"
#include "engine/core/move.h"
#include "engine/core/piece.h"
#include "engine/core/square.h"
#include "engine/notation/record.h"
#include "engine/position/position.h"

namespace hakari::notation {

struct CsaEnding {
  GameEnd end;
  std::optional<Color> loser;  // if the word names the side: %+ILLEGAL_ACTION
};

// `word` without the '%'.
std::optional<CsaEnding> ParseCsaEnding(absl::string_view word);
// With the '%'; empty for kUnknown. %OUTE_SENNICHITE and %MAX_MOVES are newer than V2.2 but are
// written there too, because no older word means the same.
std::string ToCsaEnding(GameEnd end, GameResult result, Color to_move);

// The record's key for a keyword without the '$', and back. Unknown keywords stay unchanged.
std::string TagOfCsaKeyword(absl::string_view keyword);
std::string CsaKeywordOfTag(absl::string_view tag);

// Times spent, as CSA writes them.

// "T12", "T12.345": in milliseconds.
std::optional<int64_t> ParseCsaTime(absl::string_view statement);

// CSA moves: +7776FU, -0055KA. The piece is named as it is after the move.
struct CsaMove {
  Color color;
  Square from;  // kNoSquare: a drop
  Square to;
  PieceKind kind;
};

// "76"; nullopt if it is no square of the board.
std::optional<Square> ParseCsaSquare(absl::string_view digits);
std::string ToCsa(Square square);

// The move that the text spells; nullopt if it is not spelled like a move.
std::optional<CsaMove> ParseCsaMove(absl::string_view text);

// The move that is meant, legal or not; nullopt if the mover has no piece there that could be the
// named one after the move.
std::optional<Move> ResolveCsaMove(const Position& position, const CsaMove& move);

// A move of the side to move.
std::string ToCsa(const Position& position, Move move);

}  // namespace hakari::notation

#endif  // HAKARI_ENGINE_NOTATION_CSA_CSA_NAMES_H_
