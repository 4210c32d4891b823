// SFEN: a position as one line of text, "<board> <side to move> <hands> [<move number>]".
//
// The reader accepts what programs really write: the word "sfen" in front, "startpos" for the
// whole, hands in any order, no move number (then 1). A king may be missing, as the attacker's in
// mate problems. The reader refuses what the rules never allow: more pieces than a set holds, two
// kings of a side, doubled pawns, pieces that could never move again, and a side that is in check
// while the other is to move (placement.h). It does not ask whether a game could have led to the
// position.
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

// Reads the whole text as a position. `place` is where the text begins, for messages. Allocates
// only for an error message.
absl::StatusOr<Position> ParseSfen(absl::string_view text, const Place& place = {"sfen"});
// Reads a position that other words may follow; moves the front of `text` and `place` past it.
absl::StatusOr<Position> ConsumeSfen(absl::string_view& text, Place& place);

// Writes without the word "sfen", hands in the order RBGSNLP, black's first, with the move number.
std::string ToSfen(const Position& position);

}  // namespace hakari::notation

#endif  // HAKARI_ENGINE_NOTATION_SFEN_H_
