// PDS bent by the classifier, asked like every other mate search.
#ifndef HAKARI_ENGINE_PREDICT_SEARCH_STEERED_SOLVER_H_
#define HAKARI_ENGINE_PREDICT_SEARCH_STEERED_SOLVER_H_

#include <cstddef>
#include <cstdint>
#include <memory>

#include "engine/mate/solver.h"
#include "engine/predict/linear_model.h"
#include "engine/predict/search/steered_policy.h"
#include "engine/predict/search/steering.h"

namespace hakari::predict {

// For searches of so many nodes at most. The model must outlive the solver.
std::unique_ptr<mate::MateSolver> MakeSteeredSolver(const Steering& steering, uint32_t nodes,
                                                    size_t memo_places = Steerer::kPlaces);

// PDS whose ties the classifier breaks.
std::unique_ptr<mate::MateSolver> MakeOrderedSolver(const LinearModel& model, uint32_t nodes);

}  // namespace hakari::predict

#endif  // HAKARI_ENGINE_PREDICT_SEARCH_STEERED_SOLVER_H_
