// Alpha-beta mate search, for comparison: it looks for a mate within 1 ply, then within 3, 5, and
// so on.
//
// With this deepening the alpha-beta window is empty: shorter mates are already excluded and longer
// ones are not searched, so a node is left as soon as one check mates or one defence holds. There
// is no table. The first mate found is a shortest one. No mate is proved if no line reached the
// horizon.
#ifndef HAKARI_ENGINE_MATE_COMPARISON_ALPHA_BETA_H_
#define HAKARI_ENGINE_MATE_COMPARISON_ALPHA_BETA_H_

#include <cstdint>

#include "engine/core/move.h"
#include "engine/mate/comparison/proof_book.h"
#include "engine/mate/mate_result.h"
#include "engine/mate/solver.h"
#include "engine/position/position.h"

namespace hakari::mate {

// Nodes are the positions visited, summed over all depths. Ties go to the least move code.
class AlphaBetaSolver : public MateSolver {
 public:
  // `book_bytes`: memory for the proof, which is written only when Known is called.
  explicit AlphaBetaSolver(uint64_t book_bytes) : book_(book_bytes) {}

  MateResult Solve(const Position& root, const MateLimits& limits) override;
  // The first call after a run repeats the run's last depth to write down the proof.
  KnownAnswer Known(const Position& position) const override;
  uint64_t max_nodes() const override { return UINT64_MAX; }

 private:
  Position root_;
  int depth_ = 0;  // the depth that gave the answer; 0 if none did
  mutable bool is_written_ = false;
  mutable ProofBook book_;
};

}  // namespace hakari::mate

#endif  // HAKARI_ENGINE_MATE_COMPARISON_ALPHA_BETA_H_
