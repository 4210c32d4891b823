// Times each call of the mate search inside our playing search. A study puts it into the search's
// memory by search::GameMemory::WrapMateSolver.
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

  // To be called when a search begins: the times of the search before it are forgotten.
  void BeginSearch();

  // Processor time of the calls, without reading the clock; and the processor time that reading the
  // clock for them has added to the caller's.
  double seconds() const { return seconds_ - static_cast<double>(calls_) * clock_seconds_; }
  double overhead_seconds() const { return 2 * static_cast<double>(calls_) * clock_seconds_; }

 private:
  const double clock_seconds_;  // for reading the clock once
  double seconds_ = 0;
  int64_t calls_ = 0;
};

}  // namespace hakari::engines

#endif  // HAKARI_SUITES_ENGINES_MATE_CLOCK_H_
