// The static evaluation: the value of a position for the side to move, without search.
#ifndef HAKARI_ENGINE_EVAL_EVALUATE_H_
#define HAKARI_ENGINE_EVAL_EVALUATE_H_

#include "engine/eval/accumulator.h"
#include "engine/eval/blend.h"
#include "engine/eval/weights.h"
#include "engine/position/position.h"

namespace hakari::eval {
// Centipawns, less than kValueLimit either way, positive if the side to move is better off. The
// accumulator must belong to this position and these weights. Both kings must be on the board.
int Evaluate(const Position& position, const Accumulator& accumulator, const Weights& weights);

}  // namespace hakari::eval

#endif  // HAKARI_ENGINE_EVAL_EVALUATE_H_
