// The incremental part of an evaluation: piece and hand values, piece squares, pieces relative to
// either king, and what they add to the progress. A move changes only a few of these terms.
//
// The caller keeps one accumulator per ply. To take a move back, it returns to the accumulator of
// the ply before.
#ifndef HAKARI_ENGINE_EVAL_ACCUMULATOR_H_
#define HAKARI_ENGINE_EVAL_ACCUMULATOR_H_

#include "engine/core/move.h"
#include "engine/core/piece.h"
#include "engine/eval/tables.h"
#include "engine/eval/weights.h"
#include "engine/position/position.h"

namespace hakari::eval {

struct Accumulator {
  Sums board;         // terms that do not depend on the kings
  Sums near_king[2];  // pieces relative to a color's king: recomputed if that king moves
};

// Computed from scratch. A missing king contributes nothing.
Accumulator Accumulate(const Position& position, const Weights& weights);

// The accumulator after Position::DoMove(move), which captured `captured` (kNoPiece if nothing).
Accumulator AccumulateAfter(const Accumulator& before, const Position& after, Move move,
                            Piece captured, const Weights& weights);

}  // namespace hakari::eval

#endif  // HAKARI_ENGINE_EVAL_ACCUMULATOR_H_
