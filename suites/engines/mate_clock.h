// The mate search inside a search of ours with each call timed: the hook of a study in the search's
// memory (search::GameMemory::WrapMateSolver).
#ifndef HAKARI_SUITES_ENGINES_MATE_CLOCK_H_
#define HAKARI_SUITES_ENGINES_MATE_CLOCK_H_

#include <cstdint>
#include <memory>

#include "engine/mate/mate_result.h"
#include "engine/mate/solver.h"
#include "engine/mate/wrapped_solver.h"
#include "engine/position/position.h"

namespace hakari::engines {

class MateClock : public mate::WrappedSolver {
 public:
  explicit MateClock(std::unique_ptr<mate::MateSolver> solver);

  mate::MateResult Solve(const Position& root, const mate::MateLimits& limits) override;

  // A search begins: what the one before took is forgotten.
  void BeginSearch();

  // Processor time of the calls, and what reading the clock for them has added to the caller's.
  double seconds() const { return seconds_ - static_cast<double>(calls_) * clock_seconds_; }
  double overhead_seconds() const { return 2 * static_cast<double>(calls_) * clock_seconds_; }

 private:
  const double clock_seconds_;  // of reading the clock once
  double seconds_ = 0;
  int64_t calls_ = 0;
};

}  // namespace hakari::engines

#endif  // HAKARI_SUITES_ENGINES_MATE_CLOCK_H_
