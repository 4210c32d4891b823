// A depth-first search together with its table, as a MateSolver.
#ifndef HAKARI_ENGINE_MATE_DEPTH_FIRST_SOLVER_H_
#define HAKARI_ENGINE_MATE_DEPTH_FIRST_SOLVER_H_

#include <cstdint>

#include "engine/core/color.h"
#include "engine/mate/board_code.h"
#include "engine/mate/mate_result.h"
#include "engine/mate/numbers.h"
#include "engine/mate/proof_table.h"
#include "engine/mate/solver.h"
#include "engine/position/position.h"

namespace hakari::mate {

template <typename Search>
class DepthFirstSolver : public MateSolver {
 public:
  // `rule` is needed only if the search's rule has state.
  template <typename... Rule>
  explicit DepthFirstSolver(uint32_t table_capacity, const Rule&... rule)
      : table_(table_capacity), search_(table_, MateLimits(), rule...) {}

  MateResult Solve(const Position& root, const MateLimits& limits) override {
    attacker_ = root.side_to_move();
    return search_.Run(root, limits);
  }

  KnownAnswer Known(const Position& position) const override {
    const BoardCode code = BoardCode::Of(position);
    const ProofTable::Entry entry =
        table_.Find(position.key(), [&](const BoardCode& other) { return other == code; });
    if (entry == ProofTable::kAbsent || !table_.numbers(entry).solved()) return {};
    const bool mover_wins = table_.numbers(entry).phi == 0;
    const bool is_mate = mover_wins == (position.side_to_move() == attacker_);
    return {is_mate ? MateAnswer::kMate : MateAnswer::kNoMate, table_.length(entry), false};
  }

  uint64_t max_nodes() const override { return table_.capacity(); }

 private:
  ProofTable table_;
  Search search_;
  Color attacker_ = kBlack;
};

}  // namespace hakari::mate

#endif  // HAKARI_ENGINE_MATE_DEPTH_FIRST_SOLVER_H_
