// Reads the moves that a transcription names as right or wrong, as books print them or in USI:
//   ７四桂, 同銀成, ５八金右、2二角打 / ▲７六歩(77) 7g7f
#ifndef HAKARI_SUITES_NEXT_MOVE_TRANSCRIPTION_ANSWER_READER_H_
#define HAKARI_SUITES_NEXT_MOVE_TRANSCRIPTION_ANSWER_READER_H_

#include <vector>

#include "absl/status/status.h"
#include "engine/core/move.h"
#include "engine/core/square.h"
#include "engine/notation/japanese_scanner.h"
#include "engine/position/position.h"

namespace hakari::suites {

// Adds the moves on the rest of the line. `previous` is where the last move went, kNoSquare if not
// known. Mistakes: no move at all; a move that is not legal here; words that several legal moves
// fit (all of them are named); a move that is already in `moves` or `others`. If a piece could
// promote, 成 or 不成 must be written, because a forgotten word would turn a right answer into a
// wrong one.
absl::Status ReadAnswers(notation::JapaneseScanner line, const Position& position, Square previous,
                         const std::vector<Move>& others, std::vector<Move>& moves);

// Reads the target square of the last move: △４四銀, ４四銀まで, ４四, 5c4d. The piece must stand
// there and belong to the side that is not to move.
absl::Status ReadLastMove(notation::JapaneseScanner line, const Position& position, Square& to);

}  // namespace hakari::suites

#endif  // HAKARI_SUITES_NEXT_MOVE_TRANSCRIPTION_ANSWER_READER_H_
