#include "engine/predict/search/steered_solver.h"

#include <algorithm>
#include <utility>

#include "engine/core/move.h"
#include "engine/mate/depth_first.h"
#include "engine/mate/depth_first_solver.h"
#include "engine/mate/mate_result.h"
#include "engine/mate/pds.h"

namespace hakari::predict {
namespace {

Position After(const mate::ChildView& child) {
  Position position = child.position;
  if (child.move) position.DoMove(child.move);
  return position;
}

}  // namespace

Prediction Steerer::PredictionOf(const mate::ChildView& child) {
  return memo_.Get(child.key, child.attacker,
                   [&] { return Predict(steering_, After(child), child.attacker); });
}

mate::Numbers Steerer::Absent(const mate::ChildView& child) {
  if (steering_.use != SteeringUse::kInitialNumbers) return mate::NoPolicy::kAbsent;
  const int most = MostExtra(steering_, child.ply);
  if (most == 0) return mate::NoPolicy::kAbsent;
  const Prediction prediction = PredictionOf(child);
  const uint32_t more = 1 + ExtraOf(steering_, most, prediction);
  return prediction.mate ? mate::SeenBy(child, 1, more) : mate::SeenBy(child, more, 1);
}

mate::Numbers Steerer::Increments(const mate::ChildView& child) {
  if (steering_.use == SteeringUse::kInitialNumbers) return mate::NoPolicy::kIncrements;
  const int most = MostExtra(steering_, child.ply);
  if (most == 0) return mate::NoPolicy::kIncrements;
  const Prediction prediction = PredictionOf(child);
  const uint32_t more = 1 + ExtraOf(steering_, most, prediction);
  return prediction.mate ? mate::SeenBy(child, more, 1) : mate::SeenBy(child, 1, more);
}

void OrderingPolicy::Order(const Position& position, Color attacker,
                           movegen::MoveList& moves) const {
  const bool attacker_moves = position.side_to_move() == attacker;
  std::pair<int64_t, Move> ranked[movegen::MoveList::kCapacity];
  Position child = position;
  for (int i = 0; i < moves.size(); ++i) {
    const Undo undo = child.DoMove(moves[i]);
    const int64_t distance = model->Distance(child, attacker);
    child.UndoMove(moves[i], undo);
    ranked[i] = {attacker_moves ? -distance : distance, moves[i]};
  }
  std::sort(ranked, ranked + moves.size());
  for (int i = 0; i < moves.size(); ++i) moves[i] = ranked[i].second;
}

namespace {

using SteeredRule = mate::PdsRuleWith<SteeredPolicy>;
using OrderedRule = mate::PdsRuleWith<OrderingPolicy>;

// A search together with its steerer.
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
