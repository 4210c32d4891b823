#include "engine/mate/comparison/best_first.h"

#include <algorithm>

#include "engine/mate/comparison/node_budget.h"
#include "engine/movegen/move_list.h"
#include "engine/movegen/movegen.h"

namespace hakari::mate {

// A node of the tree together with its position.
class BestFirstSolver::Path {
 public:
  Path(const std::vector<Node>& nodes, const Position& root) : nodes_(nodes), position_(root) {}

  void Down(Index child) {
    undos_.push_back(position_.DoMove(nodes_[child].move));
    node_ = child;
  }
  void Up() {
    position_.UndoMove(nodes_[node_].move, undos_.back());
    undos_.pop_back();
    node_ = nodes_[node_].parent;
  }

  Index node() const { return node_; }
  const Position& position() const { return position_; }
  int ply() const { return static_cast<int>(undos_.size()); }
  bool attacker_moves() const { return ply() % 2 == 0; }

 private:
  const std::vector<Node>& nodes_;
  Position position_;
  Index node_ = 0;
  std::vector<Undo> undos_;
};

BestFirstSolver::BestFirstSolver(uint64_t bytes)
    : capacity_(std::min<uint64_t>(bytes / 2 / sizeof(Node), UINT32_MAX)), book_(bytes / 2) {
  nodes_.reserve(capacity_);
}

MateResult BestFirstSolver::Solve(const Position& root, const MateLimits& limits) {
  root_ = root;
  is_written_ = false;
  nodes_.assign(1, Node{{1, 1}, 0, 0, 0, Move(), 0});
  NodeBudget budget(limits);
  Path path(nodes_, root);
  while (!nodes_[0].numbers.solved()) {
    while (nodes_[path.node()].child_count != 0) path.Down(MostProving(nodes_[path.node()]));
    if (!budget.Spend(path.ply())) break;
    if (!Expand(path)) {
      budget.Stop(StopReason::kMemory);
      break;
    }
    // Go up to the first node whose numbers do not change: from there the search would come down
    // the same way again.
    for (;;) {
      Node& node = nodes_[path.node()];
      const Numbers before = node.numbers;
      Evaluate(node);
      if (path.ply() == 0 || node.numbers == before) break;
      path.Up();
    }
  }
  MateResult result;
  result.reason = budget.reason();
  result.nodes = budget.nodes();
  if (budget.stopped()) return result;
  result.answer = nodes_[0].numbers.phi == 0 ? MateAnswer::kMate : MateAnswer::kNoMate;
  if (result.answer == MateAnswer::kMate) result.line = Line();
  return result;
}

// False if the memory is too small.
bool BestFirstSolver::Expand(const Path& leaf) {
  movegen::MoveList moves;
  if (leaf.attacker_moves()) {
    movegen::GenerateChecks(leaf.position(), moves);
  } else {
    movegen::GenerateEvasions(leaf.position(), moves);
  }
  if (nodes_.size() + static_cast<size_t>(moves.size()) > capacity_) return false;
  std::sort(moves.begin(), moves.end());
  Node& parent = nodes_[leaf.node()];
  parent.first_child = static_cast<Index>(nodes_.size());
  parent.child_count = static_cast<uint16_t>(moves.size());
  for (const Move move : moves) nodes_.push_back({{1, 1}, leaf.node(), 0, 0, move, 0});
  return true;
}

void BestFirstSolver::Evaluate(Node& node) const {
  uint32_t least_delta = kInfiniteNumber;
  int shortest_win = 0;
  int longest = -1;
  NumberSum sum_phi;
  for (Index i = node.first_child; i < node.first_child + node.child_count; ++i) {
    const Node& child = nodes_[i];
    if (child.numbers.delta < least_delta) shortest_win = child.length;
    least_delta = std::min(least_delta, child.numbers.delta);
    sum_phi.Add(child.numbers.phi);
    longest = std::max(longest, child.length);
  }
  node.numbers = {least_delta, sum_phi.value()};
  if (least_delta == 0) {
    node.numbers = Numbers::Win();
    node.length = 1 + shortest_win;
  } else if (node.numbers.delta == 0) {
    node.numbers = Numbers::Loss();
    node.length = 1 + longest;
  }
}

BestFirstSolver::Index BestFirstSolver::MostProving(const Node& node) const {
  Index best = node.first_child;
  for (Index i = best + 1; i < node.first_child + node.child_count; ++i) {
    if (nodes_[i].numbers.delta < nodes_[best].numbers.delta) best = i;
  }
  return best;
}

BestFirstSolver::Index BestFirstSolver::ProvingChild(const Node& parent, Index start) const {
  for (Index i = start; i < parent.first_child + parent.child_count; ++i) {
    const Numbers numbers = nodes_[i].numbers;
    if (parent.numbers.phi == 0 ? numbers.delta == 0 : numbers.phi == 0) return i;
  }
  return 0;
}

// The line against the longest defence; ties go to the least code.
std::vector<Move> BestFirstSolver::Line() const {
  std::vector<Move> line;
  for (const Node* node = &nodes_[0]; node->length > 0;) {
    Index next = ProvingChild(*node, node->first_child);
    while (nodes_[next].length != node->length - 1) next = ProvingChild(*node, next + 1);
    node = &nodes_[next];
    line.push_back(node->move);
  }
  return line;
}

KnownAnswer BestFirstSolver::Known(const Position& position) const {
  if (!is_written_) {
    is_written_ = true;
    WriteProof();
  }
  return book_.Find(position);
}

// Writes all positions on which the root's answer depends.
void BestFirstSolver::WriteProof() const {
  book_.Clear(root_.side_to_move());
  if (nodes_.empty() || !nodes_[0].numbers.solved()) return;
  Path path(nodes_, root_);
  const auto write = [&] {
    const Node& node = nodes_[path.node()];
    const bool is_mate = (node.numbers.phi == 0) == path.attacker_moves();
    book_.Write(path.position(), {is_mate ? MateAnswer::kMate : MateAnswer::kNoMate, node.length});
  };
  write();
  for (Index start = nodes_[0].first_child;;) {
    const Index child = ProvingChild(nodes_[path.node()], start);
    if (child != 0) {
      path.Down(child);
      write();
      start = nodes_[child].first_child;
    } else if (path.ply() > 0) {
      start = path.node() + 1;
      path.Up();
    } else {
      return;
    }
  }
}

}  // namespace hakari::mate
