// A sample of the nodes that reverse futility has cut, kept so that they can be searched afterwards
// (margin_audit.h). Every n-th node is kept; when the sample is full, every second one is removed
// and n doubles, so that the sample is spread evenly over the whole search. With room for none,
// nothing is kept.
#ifndef HAKARI_ENGINE_SEARCH_VALUES_PRUNED_NODES_H_
#define HAKARI_ENGINE_SEARCH_VALUES_PRUNED_NODES_H_

#include <cstddef>
#include <cstdint>
#include <vector>

#include "engine/core/move.h"
#include "engine/position/position.h"

namespace hakari::search {

struct PrunedNode {
  Position before;  // the position before the move that led to the node
  Move move;        // that move; none: a pass
  int depth = 1;
  int beta = 0;
  int evaluation = 0;
};

class PrunedNodes {
 public:
  PrunedNodes() = default;
  explicit PrunedNodes(int most) : most_(static_cast<size_t>(most)) { nodes_.reserve(most_); }

  // Counts a cut. True: the caller must pass the node to Keep().
  bool Wants() {
    if (most_ == 0) return false;
    const bool wanted = seen_ % every_ == 0;
    ++seen_;
    return wanted;
  }
  void Keep(const PrunedNode& node) {
    if (nodes_.size() == most_) ThinOut();
    if ((seen_ - 1) % every_ == 0) nodes_.push_back(node);
  }

  const std::vector<PrunedNode>& nodes() const { return nodes_; }
  int64_t seen() const { return seen_; }
  int64_t every() const { return every_; }  // one in so many cuts was kept

 private:
  void ThinOut() {
    for (size_t i = 0; i < nodes_.size(); i += 2) nodes_[i / 2] = nodes_[i];
    nodes_.resize((nodes_.size() + 1) / 2);
    every_ *= 2;
  }

  size_t most_ = 0;
  int64_t seen_ = 0;
  int64_t every_ = 1;
  std::vector<PrunedNode> nodes_;
};

}  // namespace hakari::search

#endif  // HAKARI_ENGINE_SEARCH_VALUES_PRUNED_NODES_H_
