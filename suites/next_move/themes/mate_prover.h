// Proves within a number of nodes that a side mates by checks alone. The themes of mates rest on
// these proofs.
#ifndef HAKARI_SUITES_NEXT_MOVE_THEMES_MATE_PROVER_H_
#define HAKARI_SUITES_NEXT_MOVE_THEMES_MATE_PROVER_H_

#include <cstdint>
#include <memory>
#include <utility>
#include <vector>

#include "absl/status/statusor.h"
#include "engine/core/move.h"
#include "engine/mate/solver.h"
#include "engine/position/position.h"

namespace hakari::suites {

class MateProver {
 public:
  // `nodes` for each question. No answer depends on earlier questions.
  static absl::StatusOr<MateProver> Make(uint64_t nodes);

  // The line of a mate by the side to move, proved with `more` times the nodes. Empty if none is
  // proved, or there is nothing to prove: the opponent has no king, or it is already in check.
  std::vector<Move> MateIn(const Position& position, int more = 1);
  bool Mates(const Position& position, int more = 1) { return !MateIn(position, more).empty(); }

  // Whether a check mates: every reply is proved to be mated, or there is none.
  bool MatesByCheck(const Position& after_check);

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
