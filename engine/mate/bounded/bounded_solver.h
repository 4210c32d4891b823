// A search over a bounded table together with that table, as a MateSolver.
#ifndef HAKARI_ENGINE_MATE_BOUNDED_BOUNDED_SOLVER_H_
#define HAKARI_ENGINE_MATE_BOUNDED_BOUNDED_SOLVER_H_

#include <cstdint>
#include <memory>

#include "engine/core/color.h"
#include "engine/mate/board_code.h"
#include "engine/mate/bounded/bounded_search.h"
#include "engine/mate/bounded/bounded_table.h"
#include "engine/mate/bounded/visited_positions.h"
#include "engine/mate/mate_result.h"
#include "engine/mate/solver.h"
#include "engine/position/position.h"

namespace hakari::mate {

class VisitCountingSolver : public MateSolver {
 public:
  // Repeated visits of the last search.
  virtual VisitCounts visits() const = 0;
};

template <typename Rule>
class BoundedSolver : public VisitCountingSolver {
 public:
  BoundedSolver(const BoundedTableKind& kind, uint32_t nodes, const Rule& rule = Rule())
      : nodes_(nodes), search_(kind, nodes, rule) {}

  MateResult Solve(const Position& root, const MateLimits& limits) override {
    attacker_ = root.side_to_move();
    return search_.Run(root, limits);
  }

  // Known only if the table still holds the position.
  KnownAnswer Known(const Position& position) const override {
    const BoundedTable::Entry* const entry =
        search_.table().Find(position.key(), BoardCode::Of(position));
    if (entry == nullptr || !entry->numbers.solved()) return {};
    const bool mover_wins = entry->numbers.phi == 0;
    const bool is_mate = mover_wins == (position.side_to_move() == attacker_);
    return {is_mate ? MateAnswer::kMate : MateAnswer::kNoMate, entry->length, false};
  }

  uint64_t max_nodes() const override { return nodes_; }
  VisitCounts visits() const override { return search_.visits(); }

 private:
  const uint64_t nodes_;
  BoundedSearch<Rule> search_;
  Color attacker_ = kBlack;
};

// PDS over a bounded table. `nodes`: the largest node limit of a search.
std::unique_ptr<VisitCountingSolver> MakeBoundedPds(const BoundedTableKind& kind, uint32_t nodes);

}  // namespace hakari::mate

#endif  // HAKARI_ENGINE_MATE_BOUNDED_BOUNDED_SOLVER_H_
