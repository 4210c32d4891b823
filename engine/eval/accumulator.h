// The part of an evaluation that a move changes little of: piece and hand values, piece squares,
// pieces relative to either king, and what they add to the progress.
//
// The caller keeps one accumulator a ply: taking a move back is going back to the one before it.
#ifndef HAKARI_ENGINE_EVAL_ACCUMULATOR_H_
#define HAKARI_ENGINE_EVAL_ACCUMULATOR_H_

#include "engine/core/move.h"
#include "engine/core/piece.h"
#include "engine/eval/tables.h"
#include "engine/eval/weights.h"
#include "engine/position/position.h"

namespace hakari::eval {

struct Accumulator {
  Sums board;         // what does not depend on kings
  Sums near_king[2];  // pieces relative to a color's king: counted anew if that king moves
};

// From scratch. A king that is absent counts nothing.
Accumulator Accumulate(const Position& position, const Weights& weights);

// After Position::DoMove(move), which captured `captured` (kNoPiece if nothing).
Accumulator AccumulateAfter(const Accumulator& before, const Position& after, Move move,
                            Piece captured, const Weights& weights);

}  // namespace hakari::eval

#endif  // HAKARI_ENGINE_EVAL_ACCUMULATOR_H_
