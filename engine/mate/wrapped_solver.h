// Base class for a mate search that wraps another one to observe, time or count its calls.
// Subclasses implement only Solve.
#ifndef HAKARI_ENGINE_MATE_WRAPPED_SOLVER_H_
#define HAKARI_ENGINE_MATE_WRAPPED_SOLVER_H_

#include <cstdint>
#include <memory>
#include <utility>

#include "engine/mate/solver.h"
#include "engine/position/position.h"

namespace hakari::mate {

class WrappedSolver : public MateSolver {
 public:
  KnownAnswer Known(const Position& position) const override { return solver_->Known(position); }
  uint64_t max_nodes() const override { return solver_->max_nodes(); }

 protected:
  explicit WrappedSolver(std::unique_ptr<MateSolver> solver) : solver_(std::move(solver)) {}

  MateSolver& solver() { return *solver_; }

 private:
  const std::unique_ptr<MateSolver> solver_;
};

}  // namespace hakari::mate

#endif  // HAKARI_ENGINE_MATE_WRAPPED_SOLVER_H_
