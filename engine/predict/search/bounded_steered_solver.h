// PDS steered by the classifier over a table of bounded size (engine/mate/bounded). Separate from
// steered_solver.h, so that its searches do not become slower.
#ifndef HAKARI_ENGINE_PREDICT_SEARCH_BOUNDED_STEERED_SOLVER_H_
#define HAKARI_ENGINE_PREDICT_SEARCH_BOUNDED_STEERED_SOLVER_H_

#include <cstdint>
#include <memory>

#include "engine/mate/bounded/bounded_solver.h"
#include "engine/mate/bounded/bounded_table.h"
#include "engine/predict/search/steering.h"

namespace hakari::predict {

// `nodes`: the largest node limit of a search. The model must outlive the solver.
std::unique_ptr<mate::VisitCountingSolver> MakeBoundedSteeredSolver(
    const Steering& steering, const mate::BoundedTableKind& kind, uint32_t nodes);

}  // namespace hakari::predict

#endif  // HAKARI_ENGINE_PREDICT_SEARCH_BOUNDED_STEERED_SOLVER_H_
