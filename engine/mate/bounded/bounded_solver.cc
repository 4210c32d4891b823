#include "engine/mate/bounded/bounded_solver.h"

#include "engine/mate/pds.h"

namespace hakari::mate {

std::unique_ptr<VisitCountingSolver> MakeBoundedPds(const BoundedTableKind& kind, uint32_t nodes) {
  return std::make_unique<BoundedSolver<PdsRule>>(kind, nodes);
}

}  // namespace hakari::mate
