// Alpha-beta mate search, for comparison: is there a mate within 1 ply, within 3, within 5, ...?
//
// Deepening by two plies leaves alpha-beta a window of nothing: shorter mates are ruled out, longer
// ones are not asked for, so a node is left as soon as one check mates or one defence holds. There
// is no table; the first mate found is a shortest one. No mate is proved when no line reached the
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

// Nodes are positions looked at, over all depths; ties go to the least move code.
class AlphaBetaSolver : public MateSolver {
 public:
  // Bytes for the proof, which is written down only when it is asked for.
  explicit AlphaBetaSolver(uint64_t book_bytes) : book_(book_bytes) {}

  MateResult Solve(const Position& root, const MateLimits& limits) override;
  // The first question about a run repeats its last depth to write down what it proved.
  KnownAnswer Known(const Position& position) const override;
  uint64_t max_nodes() const override { return UINT64_MAX; }

 private:
  Position root_;
  int depth_ = 0;  // that answered; 0 if none did
  mutable bool is_written_ = false;
  mutable ProofBook book_;
};

}  // namespace hakari::mate

#endif  // HAKARI_ENGINE_MATE_COMPARISON_ALPHA_BETA_H_
