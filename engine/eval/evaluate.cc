#include "engine/eval/evaluate.h"

#include "engine/core/color.h"
#include "engine/eval/blend.h"

namespace hakari::eval {

int Evaluate(const Position& position, const Accumulator& accumulator, const Weights& weights) {
  Sums sums = accumulator.board + accumulator.near_king[kBlack] + accumulator.near_king[kWhite];
  const int progress = ProgressOf(sums[kProgressLane] + weights.tables().progress_start);
  const int value = Centipawns(Blended({sums[kOpening], sums[kMiddle], sums[kEnd]}, progress));
  return position.side_to_move() == kBlack ? value : -value;
}

}  // namespace hakari::eval
