// PDS steered by the classifier, as a MateSolver.
#ifndef HAKARI_ENGINE_PREDICT_SEARCH_STEERED_SOLVER_H_
#define HAKARI_ENGINE_PREDICT_SEARCH_STEERED_SOLVER_H_

#include <cstddef>
#include <cstdint>
#include <memory>

#include "engine/core/color.h"
#include "engine/mate/numbers.h"
#include "engine/mate/seams.h"
#include "engine/mate/solver.h"
#include "engine/movegen/move_list.h"
#include "engine/position/position.h"
#include "engine/predict/linear_model.h"
#include "engine/predict/search/prediction.h"
#include "engine/predict/search/steering.h"

namespace hakari::predict {

// The classifier's answers to the questions of engine/mate/seams.h, with the setting and a cache of
// predictions.
class Steerer {
 public:
  // Places of the cache. Node counts do not depend on the number (see README.md).
  static constexpr size_t kPlaces = size_t{1} << 14;

  explicit Steerer(const Steering& steering, size_t memo_places = kPlaces)
      : steering_(steering), memo_(memo_places) {}

  // Use 2: raises the number of the unlikely answer, so that the search tries it later.
  mate::Numbers Absent(const mate::ChildView& child);
  // Use 3: raises the increment of the likely answer, so that the search spends more on it.
  mate::Numbers Increments(const mate::ChildView& child);
  bool BoundsIncrements() const { return steering_.use == SteeringUse::kBoundedIncrements; }

 private:
  Prediction PredictionOf(const mate::ChildView& child);

  const Steering steering_;
  PredictionMemo memo_;
};

// The steerer must outlive the search.
struct SteeredPolicy : mate::NoPolicy {
  explicit SteeredPolicy(Steerer* steerer) : steerer(steerer) {}

  mate::Numbers Absent(const mate::ChildView& child) const { return steerer->Absent(child); }
  mate::Numbers Increments(const mate::ChildView& child) const {
    return steerer->Increments(child);
  }
  bool BoundsIncrements() const { return steerer->BoundsIncrements(); }

  Steerer* steerer;
};

// Among children with equal numbers, searches the one first that is most promising for the side to
// move.
struct OrderingPolicy : mate::NoPolicy {
  static constexpr bool kOrders = true;

  explicit OrderingPolicy(const LinearModel* model) : model(model) {}

  void Order(const Position& position, Color attacker, movegen::MoveList& moves) const;

  const LinearModel* model;
};

// `nodes`: the largest node limit of a search. The model must outlive the solver.
std::unique_ptr<mate::MateSolver> MakeSteeredSolver(const Steering& steering, uint32_t nodes,
                                                    size_t memo_places = Steerer::kPlaces);

// PDS in which the classifier breaks ties.
std::unique_ptr<mate::MateSolver> MakeOrderedSolver(const LinearModel& model, uint32_t nodes);

}  // namespace hakari::predict

#endif  // HAKARI_ENGINE_PREDICT_SEARCH_STEERED_SOLVER_H_
