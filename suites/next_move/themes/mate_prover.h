// Proves within a number of nodes that a side mates by checks alone. The themes of mates rest on
// these proofs.
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
  // `nodes` for each question. No answer depends on earlier questions.
  static absl::StatusOr<MateProver> Make(uint64_t nodes);

  // Whether the side to move is proved to mate, with `more` times the nodes. False if there is
  // nothing to prove: the opponent has no king, or it is already in check.
  bool Mates(const Position& position, int more = 1);

  // The largest `more` for Mates().
  static constexpr int kMostMore = 4;

 private:
  MateProver(std::unique_ptr<mate::MateSolver> solver, uint64_t nodes)
      : solver_(std::move(solver)), nodes_(nodes) {}

  std::unique_ptr<mate::MateSolver> solver_;
  uint64_t nodes_;
};

}  // namespace hakari::suites

#endif  // HAKARI_SUITES_NEXT_MOVE_THEMES_MATE_PROVER_H_
