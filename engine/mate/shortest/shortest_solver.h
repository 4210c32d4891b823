// The shortest mate: some mate by the strong search first, then a shorter one until there is none.
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

struct ShortestMate {
  MateResult result;    // a mate comes with the shortest line found, played out to the mate
  int plies = 0;        // of a mate; interpositions that only delay do not count (free_taking.h)
  bool proved = false;  // there is none with fewer
};

class ShortestSolver {
 public:
  static constexpr uint64_t kLeastTableBytes = uint64_t{1} << 20;

  static absl::StatusOr<std::unique_ptr<ShortestSolver>> Make(uint64_t table_bytes);

  // The position must pass CheckMateProblem. The nodes are those of all searches together.
  ShortestMate Solve(const Position& root, const MateLimits& limits);

 private:
  ShortestSolver(std::unique_ptr<MateSolver> any_length, uint64_t entries)
      : any_length_(std::move(any_length)), table_(entries), search_(table_) {}

  std::unique_ptr<MateSolver> any_length_;
  LengthTable table_;
  ShortestSearch search_;
};

}  // namespace hakari::mate

#endif  // HAKARI_ENGINE_MATE_SHORTEST_SHORTEST_SOLVER_H_
