// Explains a value: every term with its counts and its contribution, for users and for tests. Slow;
// the sum is exactly the result of Evaluate().
#ifndef HAKARI_ENGINE_EVAL_BREAKDOWN_H_
#define HAKARI_ENGINE_EVAL_BREAKDOWN_H_

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "engine/core/color.h"
#include "engine/eval/feature_list.h"
#include "engine/eval/weights.h"
#include "engine/position/position.h"

namespace hakari::eval {

// Contributions are whole fractions of a centipawn (kBlendedCentipawn in blend.h), so that they add
// up exactly.
struct BreakdownTerm {
  int cell;
  int black;  // Black's count
  int white;
  int64_t weight;  // of one count, at this progress

  int64_t value() const { return (black - white) * weight; }  // in Black's favour
};

struct BreakdownGroup {
  std::string name;
  std::vector<BreakdownTerm> terms;  // terms that either side has, in the order of cells

  int64_t value(Color color) const;  // what a color's own counts contribute in its favour
  int64_t value() const { return value(kBlack) - value(kWhite); }
};

struct Breakdown {
  std::array<int, kProgressCellCount> progress_counts;
  int progress;
  std::vector<BreakdownGroup> groups;  // in the order of the features, empty ones too
  int value;                           // centipawns in favour of the side to move, as Evaluate()
};

// Both kings must be on the board.
Breakdown Explain(const Position& position, const Weights& weights);

}  // namespace hakari::eval

#endif  // HAKARI_ENGINE_EVAL_BREAKDOWN_H_
