// The moves that a transcription names as right or wrong, as books print them or as USI has them:
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

// Adds the moves on the rest of the line. `previous` is where the last move went, kNoSquare if that
// is not known. A mistake: no move at all, one that is not legal here, words that several legal
// moves fit (all of them are named), one of `moves` or `others` a second time. Where a piece could
// promote, 成 or 不成 must be written: a word that was forgotten would make a wrong answer of a
// right one.
absl::Status ReadAnswers(notation::JapaneseScanner line, const Position& position, Square previous,
                         const std::vector<Move>& others, std::vector<Move>& moves);

// Where the move went that a line names: △４四銀, ４四銀まで, ４四, 5c4d. The piece must stand
// there and belong to who waits.
absl::Status ReadLastMove(notation::JapaneseScanner line, const Position& position, Square& to);

}  // namespace hakari::suites

#endif  // HAKARI_SUITES_NEXT_MOVE_TRANSCRIPTION_ANSWER_READER_H_
