// Several strong searches on one problem, each on its own thread.
//
// A decided answer is the same as with one thread. Which mate is found, the node count, and which
// answers stay unknown at a limit depend on the timing of the threads.
#ifndef HAKARI_ENGINE_MATE_STRONG_TEAM_SOLVER_H_
#define HAKARI_ENGINE_MATE_STRONG_TEAM_SOLVER_H_

#include <cstdint>
#include <memory>
#include <vector>

#include "absl/status/statusor.h"
#include "engine/core/color.h"
#include "engine/mate/mate_result.h"
#include "engine/mate/solver.h"
#include "engine/mate/strong/strong_search.h"
#include "engine/mate/strong/team.h"
#include "engine/position/position.h"

namespace hakari::mate {

class TeamSolver : public MateSolver {
 public:
  // With one thread this makes a StrongSolver.
  static absl::StatusOr<std::unique_ptr<MateSolver>> Make(uint64_t table_bytes, int threads);

  // The node count and the node limit are for all threads together.
  MateResult Solve(const Position& root, const MateLimits& limits) override;
  KnownAnswer Known(const Position& position) const override;
  uint64_t max_nodes() const override { return UINT64_MAX; }

 private:
  TeamSolver(uint64_t table_bytes, int threads);

  Team team_;
  std::vector<std::unique_ptr<StrongSearch<Team>>> searches_;
  Color attacker_ = kBlack;
};

}  // namespace hakari::mate

#endif  // HAKARI_ENGINE_MATE_STRONG_TEAM_SOLVER_H_
