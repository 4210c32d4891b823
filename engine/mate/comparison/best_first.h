// Best-first proof-number search (Allis 1994), for comparison. The whole tree is kept in memory;
// the next node to expand is found by following the numbers down from the root.
//
// A position that is reached by several paths is several nodes. When the memory is full, the answer
// is unknown.
#ifndef HAKARI_ENGINE_MATE_COMPARISON_BEST_FIRST_H_
#define HAKARI_ENGINE_MATE_COMPARISON_BEST_FIRST_H_

#include <cstddef>
#include <cstdint>
#include <vector>

#include "engine/core/move.h"
#include "engine/mate/comparison/proof_book.h"
#include "engine/mate/mate_result.h"
#include "engine/mate/numbers.h"
#include "engine/mate/solver.h"
#include "engine/position/position.h"

namespace hakari::mate {

// Nodes are expansions, as in the depth-first searches.
class BestFirstSolver : public MateSolver {
 public:
  // `bytes`: half for the tree, half for the proof, which is written only when Known is called. At
  // least kLeastBytes.
  explicit BestFirstSolver(uint64_t bytes);

  static constexpr uint64_t kLeastBytes = 1 << 16;  // a root with the most possible moves

  MateResult Solve(const Position& root, const MateLimits& limits) override;
  KnownAnswer Known(const Position& position) const override;
  uint64_t max_nodes() const override { return UINT64_MAX; }

 private:
  using Index = uint32_t;  // of a node; 0 is the root, which is never a child

  struct Node {
    Numbers numbers;
    Index parent;
    Index first_child;     // children are contiguous, least move code first
    uint16_t child_count;  // 0 before the node is expanded
    Move move;             // the move that led here
    int32_t length;        // plies of the line, once solved
  };

  class Path;

  bool Expand(const Path& leaf);
  // Numbers and length as the children have them now.
  void Evaluate(Node& node) const;
  Index MostProving(const Node& node) const;
  // The first child from `start` on that proves the parent's numbers; 0 if there is none.
  Index ProvingChild(const Node& parent, Index start) const;
  std::vector<Move> Line() const;
  void WriteProof() const;

  const size_t capacity_;  // of nodes
  Position root_;
  std::vector<Node> nodes_;
  mutable bool is_written_ = false;
  mutable ProofBook book_;
};

}  // namespace hakari::mate

#endif  // HAKARI_ENGINE_MATE_COMPARISON_BEST_FIRST_H_
