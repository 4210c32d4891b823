// The words of a move in KI2, without the mark of its side: ７六歩, 同　銀成, ５八金右, ４五桂打.
#ifndef HAKARI_ENGINE_NOTATION_KI2_KI2_WORDS_H_
#define HAKARI_ENGINE_NOTATION_KI2_KI2_WORDS_H_

#include "absl/status/statusor.h"
#include "engine/core/square.h"
#include "engine/notation/japanese_scanner.h"
#include "engine/notation/ki2/ki2_move.h"

namespace hakari::notation {

// Takes everything that belongs to the move. `previous` is the destination of the move before, for
// 同; kNoSquare if there is none. FittingMoves() finds the legal move that is meant.
absl::StatusOr<Ki2Move> TakeKi2Move(JapaneseScanner& scanner, Square previous);

}  // namespace hakari::notation

#endif  // HAKARI_ENGINE_NOTATION_KI2_KI2_WORDS_H_
