#include "engine/predict/search/steered_solver.h"

#include "engine/mate/depth_first.h"
#include "engine/mate/depth_first_solver.h"
#include "engine/mate/mate_result.h"
#include "engine/mate/pds.h"
#include "engine/position/position.h"

namespace hakari::predict {
namespace {

using SteeredRule = mate::PdsRuleWith<SteeredPolicy>;
using OrderedRule = mate::PdsRuleWith<OrderingPolicy>;

// The steerer with the search that it bends.
class SteeredSolver : public mate::MateSolver {
 public:
  SteeredSolver(const Steering& steering, uint32_t nodes, size_t memo_places)
      : steerer_(steering, memo_places), solver_(nodes, SteeredRule{SteeredPolicy(&steerer_)}) {}

  mate::MateResult Solve(const Position& root, const mate::MateLimits& limits) override {
    return solver_.Solve(root, limits);
  }
  mate::KnownAnswer Known(const Position& position) const override {
    return solver_.Known(position);
  }
  uint64_t max_nodes() const override { return solver_.max_nodes(); }

 private:
  Steerer steerer_;
  mate::DepthFirstSolver<mate::DepthFirstSearch<SteeredRule>> solver_;
};

}  // namespace

std::unique_ptr<mate::MateSolver> MakeSteeredSolver(const Steering& steering, uint32_t nodes,
                                                    size_t memo_places) {
  return std::make_unique<SteeredSolver>(steering, nodes, memo_places);
}

std::unique_ptr<mate::MateSolver> MakeOrderedSolver(const LinearModel& model, uint32_t nodes) {
  return std::make_unique<mate::DepthFirstSolver<mate::DepthFirstSearch<OrderedRule>>>(
      nodes, OrderedRule{OrderingPolicy(&model)});
}

}  // namespace hakari::predict
