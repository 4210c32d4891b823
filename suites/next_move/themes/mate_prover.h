// Whether a side mates by checks alone, within a number of nodes: the evidence that themes of mates
// rest on.
#ifndef HAKARI_SUITES_NEXT_MOVE_THEMES_MATE_PROVER_H_
#define HAKARI_SUITES_NEXT_MOVE_THEMES_MATE_PROVER_H_

#include <cstdint>
#include <memory>

#include "absl/status/statusor.h"
#include "engine/mate/solver.h"
#include "engine/position/position.h"

namespace hakari::suites {

class MateProver {
 public:
  // `nodes` for each question. No answer depends on what was asked before.
  static absl::StatusOr<MateProver> Make(uint64_t nodes);

  // Whether the side to move is proved to mate. False if there is nothing to prove: no king to
  // mate, or one that is in check already. `more` times the nodes are spent on it.
  bool Mates(const Position& position, int more = 1);

  // What Mates() may be asked to multiply its nodes by.
  static constexpr int kMostMore = 4;

 private:
  MateProver(std::unique_ptr<mate::MateSolver> solver, uint64_t nodes)
      : solver_(std::move(solver)), nodes_(nodes) {}

  std::unique_ptr<mate::MateSolver> solver_;
  uint64_t nodes_;
};

}  // namespace hakari::suites

#endif  // HAKARI_SUITES_NEXT_MOVE_THEMES_MATE_PROVER_H_
