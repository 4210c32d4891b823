// A position as a linear function of the weights, which it is for a known progress.
#ifndef HAKARI_SUITES_LEARN_SPARSE_COUNTS_H_
#define HAKARI_SUITES_LEARN_SPARSE_COUNTS_H_

#include <array>
#include <cstdint>
#include <vector>

#include "engine/eval/feature_list.h"
#include "engine/eval/tables.h"
#include "engine/position/position.h"

namespace hakari::learn {

// Weights during learning: centipawns by cell and phase.
using RealWeights = std::vector<std::array<float, eval::kPhaseCount>>;

RealWeights RealOf(const eval::WeightNumbers& numbers);

struct CellCount {
  uint16_t cell;
  int16_t more;  // Black's count minus White's
};

struct SparseCounts {
  std::array<float, eval::kPhaseCount> parts;  // the share of each phase; the sum is 1
  std::vector<CellCount> cells;                // cells with a count other than 0

  // The value in Black's favour.
  float Value(const RealWeights& weights) const;
  // Adds `slope` times the derivative of the value by each weight.
  void AddSlope(float slope, RealWeights& slopes) const;
};

// Uses the progress weights of `numbers`. Both kings must be on the board.
SparseCounts CountsOf(const Position& position, const eval::WeightNumbers& numbers);

}  // namespace hakari::learn

#endif  // HAKARI_SUITES_LEARN_SPARSE_COUNTS_H_
