// The features that an evaluation counts from scratch at each position: attacks, their targets, and
// the kings' surroundings.
#ifndef HAKARI_ENGINE_EVAL_COUNTS_H_
#define HAKARI_ENGINE_EVAL_COUNTS_H_

#include <cstdint>

#include "engine/eval/feature_list.h"
#include "engine/position/position.h"

namespace hakari::eval {

// The counts of one side, by cell.
struct SideCounts {
  int16_t& operator[](int cell) { return of[cell - kFirstCountedCell]; }
  int16_t operator[](int cell) const { return of[cell - kFirstCountedCell]; }

  alignas(32) int16_t of[kPaddedCountedCells] = {};
};
struct Counts {
  SideCounts of[2];
};

// Both kings must be on the board.
void CountAnew(const Position& position, Counts& counts);

}  // namespace hakari::eval

#endif  // HAKARI_ENGINE_EVAL_COUNTS_H_
