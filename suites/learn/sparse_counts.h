// A position as the weights see it: a linear function of them, since its progress is known.
#ifndef HAKARI_SUITES_LEARN_SPARSE_COUNTS_H_
#define HAKARI_SUITES_LEARN_SPARSE_COUNTS_H_

#include <array>
#include <cstdint>
#include <vector>

#include "engine/eval/feature_list.h"
#include "engine/eval/tables.h"
#include "engine/position/position.h"

namespace hakari::learn {

// Weights while they are learned: centipawns by cell and phase.
using RealWeights = std::vector<std::array<float, eval::kPhaseCount>>;

RealWeights RealOf(const eval::WeightNumbers& numbers);

struct CellCount {
  uint16_t cell;
  int16_t more;  // how many more Black has
};

struct SparseCounts {
  std::array<float, eval::kPhaseCount> parts;  // of each phase, 1 in all
  std::vector<CellCount> cells;                // those that are not 0

  // In Black's favour.
  float Value(const RealWeights& weights) const;
  // Adds `slope` times what each weight adds to the value.
  void AddSlope(float slope, RealWeights& slopes) const;
};

// The progress is that of `numbers`. Both kings must be on the board.
SparseCounts CountsOf(const Position& position, const eval::WeightNumbers& numbers);

}  // namespace hakari::learn

#endif  // HAKARI_SUITES_LEARN_SPARSE_COUNTS_H_
