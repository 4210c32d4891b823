// Weights laid out for the evaluation: what a piece on a square and a piece in hand are worth in
// each phase is one load, and so is a piece's place relative to a king.
#ifndef HAKARI_ENGINE_EVAL_TABLES_H_
#define HAKARI_ENGINE_EVAL_TABLES_H_

#include <array>
#include <cstdint>
#include <vector>

#include "engine/core/color.h"
#include "engine/core/piece.h"
#include "engine/core/square.h"
#include "engine/eval/feature_list.h"

namespace hakari::eval {

using PhaseWeights = std::array<int16_t, kPhaseCount>;

// Of a weight, either way.
constexpr int kLargestWeight = 32767;

// What is in a file of weights.
struct WeightNumbers {
  std::vector<PhaseWeights> cells = std::vector<PhaseWeights>(kCellCount);
  std::array<int16_t, kProgressCellCount> progress{};
};

// Sums of weights in Black's favour: opening, middle game, end game; the fourth is the progress,
// which both sides add to.
using Sums = int32_t __attribute__((vector_size(16)));
constexpr int kProgressLane = 3;
using SmallSums = int16_t __attribute__((vector_size(8)));

// How many squares `from` lies beyond `to`, as one number: files and ranks can be told from it.
constexpr int kOffsetCount = 17 * 17;
constexpr int OffsetBetween(Square from, Square to) {
  constexpr auto widened = [](Square square) { return square / kRanks * 17 + square % kRanks; };
  return widened(from) - widened(to) + kOffsetCount / 2;
}

struct Tables {
  explicit Tables(const WeightNumbers& numbers);

  // A piece of either color by its offset from Black's king.
  SmallSums from_black_king[kPieceCount][kOffsetCount] = {};
  // Its value and its square.
  Sums on_square[kPieceCount][kSquareCount] = {};
  // One more of the kind in hand.
  Sums in_hand[2][kHandKindEnd] = {};
  // What is counted anew.
  alignas(32) int16_t counted[kPhaseCount][kPaddedCountedCells] = {};
  int16_t progress_start = 0;
  int16_t progress_king_attacks = 0;
};

}  // namespace hakari::eval

#endif  // HAKARI_ENGINE_EVAL_TABLES_H_
