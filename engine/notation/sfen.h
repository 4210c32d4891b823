// SFEN: a position as one line of text, "<board> <side to move> <hands> [<move number>]".
//
// Reading allows what programs really write: the word "sfen" in front, "startpos" for the whole,
// hands in any order, no move number (then 1). A king may be missing, as the attacker's in mate
// problems. Refused is what no game's rules allow to stand: more pieces than a set holds, two kings
// of a side, doubled pawns, pieces that could never move again, and a side that is in check while
// the other is to move (placement.h). Whether a game could have led there is not asked.
#ifndef HAKARI_ENGINE_NOTATION_SFEN_H_
#define HAKARI_ENGINE_NOTATION_SFEN_H_

#include <string>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "base/text/place.h"
#include "engine/position/position.h"

namespace hakari::notation {

constexpr absl::string_view kInitialSfen =
    "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1";

// The whole text is the position. `place` is where the text begins, for messages. Allocates only to
// say what is wrong.
absl::StatusOr<Position> ParseSfen(absl::string_view text, const Place& place = {"sfen"});
// A position that other words may follow; moves the front of `text` and `place` past it.
absl::StatusOr<Position> ConsumeSfen(absl::string_view& text, Place& place);

// Without the word "sfen", hands in the order RBGSNLP, black's first, with the move number.
std::string ToSfen(const Position& position);

}  // namespace hakari::notation

#endif  // HAKARI_ENGINE_NOTATION_SFEN_H_
