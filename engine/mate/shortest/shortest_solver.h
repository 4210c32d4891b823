// Finds the shortest mate: the strong search finds some mate, then shorter mates are searched until
// there is none.
#ifndef HAKARI_ENGINE_MATE_SHORTEST_SHORTEST_SOLVER_H_
#define HAKARI_ENGINE_MATE_SHORTEST_SHORTEST_SOLVER_H_

#include <cstdint>
#include <memory>
#include <utility>

#include "absl/status/statusor.h"
#include "engine/mate/mate_result.h"
#include "engine/mate/shortest/length_table.h"
#include "engine/mate/shortest/shortest_search.h"
#include "engine/mate/solver.h"
#include "engine/position/position.h"

namespace hakari::mate {

class ShortestSolver : public MateSolver {
 public:
  static constexpr uint64_t kLeastTableBytes = uint64_t{1} << 20;

  static absl::StatusOr<std::unique_ptr<MateSolver>> Make(uint64_t table_bytes);

  // The result of a mate has its length and the shortest line found, including moves that do not
  // count. The node count is the sum over all searches.
  MateResult Solve(const Position& root, const MateLimits& limits) override;
  // Answers from the first search, which looked for a mate of any length.
  KnownAnswer Known(const Position& position) const override {
    return any_length_->Known(position);
  }
  uint64_t max_nodes() const override { return any_length_->max_nodes(); }

 private:
  ShortestSolver(std::unique_ptr<MateSolver> any_length, uint64_t entries)
      : any_length_(std::move(any_length)), table_(entries), search_(table_) {}

  std::unique_ptr<MateSolver> any_length_;
  LengthTable table_;
  ShortestSearch search_;
};

}  // namespace hakari::mate

#endif  // HAKARI_ENGINE_MATE_SHORTEST_SHORTEST_SOLVER_H_
