// The definition of every feature: what each cell counts, square by square. It is simple and slow.
// Users see its counts (`show --eval`), and tests compare the fast code with it.
#ifndef HAKARI_ENGINE_EVAL_DEFINITION_H_
#define HAKARI_ENGINE_EVAL_DEFINITION_H_

#include <array>
#include <vector>

#include "engine/eval/feature_list.h"
#include "engine/position/position.h"

namespace hakari::eval {

struct CellCounts {
  std::array<std::vector<int>, 2> of = {std::vector<int>(kCellCount),
                                        std::vector<int>(kCellCount)};  // by color and cell
  std::array<int, kProgressCellCount> progress{};
};

// Both kings must be on the board.
CellCounts CountEveryCell(const Position& position);

}  // namespace hakari::eval

#endif  // HAKARI_ENGINE_EVAL_DEFINITION_H_
