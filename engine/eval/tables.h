// Weights laid out for fast lookup: one load gives the value of a piece on a square, of a piece in
// hand, or of a piece relative to a king, for all phases.
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

// The largest absolute value of a weight.
constexpr int kLargestWeight = 32767;

// The numbers in a file of weights.
struct WeightNumbers {
  std::vector<PhaseWeights> cells = std::vector<PhaseWeights>(kCellCount);
  std::array<int16_t, kProgressCellCount> progress{};
};

// Sums of weights in Black's favour: opening, middle game, end game. The fourth lane is the
// progress, to which both sides add.
using Sums = int32_t __attribute__((vector_size(16)));
constexpr int kProgressLane = 3;
using SmallSums = int16_t __attribute__((vector_size(8)));

// The difference of two squares as one number, from which the differences of files and ranks can be
// recovered.
constexpr int kOffsetCount = 17 * 17;
constexpr int OffsetBetween(Square from, Square to) {
  constexpr auto widened = [](Square square) { return square / kRanks * 17 + square % kRanks; };
  return widened(from) - widened(to) + kOffsetCount / 2;
}

struct Tables {
  explicit Tables(const WeightNumbers& numbers);

  // A piece of either color by its offset from Black's king.
  SmallSums from_black_king[kPieceCount][kOffsetCount] = {};
  // The value of a piece together with its square.
  Sums on_square[kPieceCount][kSquareCount] = {};
  // One more of the kind in hand.
  Sums in_hand[2][kHandKindEnd] = {};
  // The weights of the cells that are counted at each evaluation.
  alignas(32) int16_t counted[kPhaseCount][kPaddedCountedCells] = {};
  int16_t progress_start = 0;
  int16_t progress_king_attacks = 0;
};

}  // namespace hakari::eval

#endif  // HAKARI_ENGINE_EVAL_TABLES_H_
