#include "engine/predict/search/bounded_steered_solver.h"

#include "engine/mate/bounded/visited_positions.h"
#include "engine/mate/mate_result.h"
#include "engine/mate/pds.h"
#include "engine/mate/solver.h"
#include "engine/position/position.h"
#include "engine/predict/search/steered_solver.h"

namespace hakari::predict {
namespace {

class BoundedSteeredSolver : public mate::VisitCountingSolver {
 public:
  BoundedSteeredSolver(const Steering& steering, const mate::BoundedTableKind& kind, uint32_t nodes)
      : steerer_(steering), solver_(kind, nodes, Rule{SteeredPolicy(&steerer_)}) {}

  mate::MateResult Solve(const Position& root, const mate::MateLimits& limits) override {
    return solver_.Solve(root, limits);
  }
  mate::KnownAnswer Known(const Position& position) const override {
    return solver_.Known(position);
  }
  uint64_t max_nodes() const override { return solver_.max_nodes(); }
  mate::VisitCounts visits() const override { return solver_.visits(); }

 private:
  using Rule = mate::PdsRuleWith<SteeredPolicy>;

  Steerer steerer_;
  mate::BoundedSolver<Rule> solver_;
};

}  // namespace

std::unique_ptr<mate::VisitCountingSolver> MakeBoundedSteeredSolver(
    const Steering& steering, const mate::BoundedTableKind& kind, uint32_t nodes) {
  return std::make_unique<BoundedSteeredSolver>(steering, kind, nodes);
}

}  // namespace hakari::predict
