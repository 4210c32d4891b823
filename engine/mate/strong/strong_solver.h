// The strong search together with its tables, asked like any other solver.
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

// How many bytes of a solver go where.
struct StrongShares {
  explicit StrongShares(uint64_t table_bytes)
      : own_bytes(table_bytes / 8),
        entries((table_bytes - own_bytes) / DominanceTable::BytesFor(1)) {}

  uint64_t own_bytes;  // what each search remembers for itself, all together
  uint64_t entries;    // of the table
};

// What a look into the table says of a position to others; the attacker was the root's side to
// move.
KnownAnswer KnownByTable(const DominanceTable::Look& look, const Position& position,
                         Color attacker);

class StrongSolver : public MateSolver {
 public:
  // A path through the search must fit in, with room to collect the rest.
  static constexpr uint64_t kLeastTableBytes = uint64_t{512} << 10;

  static absl::StatusOr<std::unique_ptr<MateSolver>> Make(uint64_t table_bytes);

  MateResult Solve(const Position& root, const MateLimits& limits) override;
  KnownAnswer Known(const Position& position) const override;
  // What does not fit is collected and searched again: memory bounds no count.
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
