// The strong search together with its tables, as a MateSolver.
#ifndef HAKARI_ENGINE_MATE_STRONG_STRONG_SOLVER_H_
#define HAKARI_ENGINE_MATE_STRONG_STRONG_SOLVER_H_

#include <cstdint>
#include <memory>

#include "absl/status/statusor.h"
#include "engine/core/color.h"
#include "engine/mate/mate_result.h"
#include "engine/mate/solver.h"
#include "engine/mate/strong/alone.h"
#include "engine/mate/strong/dominance_table.h"
#include "engine/mate/strong/strong_search.h"
#include "engine/position/position.h"

namespace hakari::mate {

// How a solver divides its memory.
struct StrongShares {
  explicit StrongShares(uint64_t table_bytes)
      : own_bytes(table_bytes / 8),
        entries((table_bytes - own_bytes) / DominanceTable::BytesFor(1)) {}

  uint64_t own_bytes;  // the own caches of all searches together
  uint64_t entries;    // entries of the table
};

// Converts the result of a table look-up to a KnownAnswer. `attacker` is the root's side to move.
KnownAnswer KnownByTable(const DominanceTable::Look& look, const Position& position,
                         Color attacker);

class StrongSolver : public MateSolver {
 public:
  // One path of the search must fit, with room for garbage collection.
  static constexpr uint64_t kLeastTableBytes = uint64_t{512} << 10;

  static absl::StatusOr<std::unique_ptr<MateSolver>> Make(uint64_t table_bytes);

  MateResult Solve(const Position& root, const MateLimits& limits) override;
  KnownAnswer Known(const Position& position) const override;
  // Entries that do not fit are removed and searched again, so memory does not bound the node
  // count.
  uint64_t max_nodes() const override { return UINT64_MAX; }

 private:
  explicit StrongSolver(StrongShares shares)
      : alone_(shares.entries), search_(alone_, shares.own_bytes) {}

  Alone alone_;
  StrongSearch<Alone> search_;
  Color attacker_ = kBlack;
};

}  // namespace hakari::mate

#endif  // HAKARI_ENGINE_MATE_STRONG_STRONG_SOLVER_H_
