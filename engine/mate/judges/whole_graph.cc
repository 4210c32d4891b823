#include "engine/mate/judges/whole_graph.h"

#include <algorithm>
#include <cstdint>
#include <unordered_map>
#include <vector>

#include "engine/movegen/move_list.h"
#include "engine/movegen/movegen.h"

namespace hakari::mate {
namespace {

constexpr int kOpen = -1;

struct Node {
  Position position;
  std::vector<int> children;
  bool attacks;           // the attacker is to move
  bool expanded = false;  // if false, the node is neither a mate nor an escape yet
  int mate_plies = kOpen;
  bool escapes = false;
};

class Graph {
 public:
  Graph(const Position& root, const MoveFilter& counts)
      : attacker_(root.side_to_move()), counts_(counts) {
    IndexOf(root);
  }

  void Grow(size_t most_positions) {
    for (size_t i = 0; i < nodes_.size() && nodes_.size() < most_positions; ++i) {
      Expand(static_cast<int>(i));
    }
  }

  GraphAnswer Solve() {
    for (int plies = 0; MarkMates(plies) || plies % 2 == 0; ++plies) {
    }
    while (MarkEscapes()) {
    }
    if (nodes_[0].mate_plies != kOpen) return {GraphEnd::kMate, nodes_[0].mate_plies};
    if (nodes_[0].escapes) return {GraphEnd::kEscape, 0};
    return {nodes_.back().expanded ? GraphEnd::kPerpetualCheck : GraphEnd::kTooLarge, 0};
  }

 private:
  int IndexOf(const Position& position) {
    const auto [first, last] = indices_.equal_range(position.key());
    for (auto place = first; place != last; ++place) {
      if (nodes_[place->second].position == position) return place->second;
    }
    const int index = static_cast<int>(nodes_.size());
    indices_.emplace(position.key(), index);
    nodes_.push_back({position, {}, position.side_to_move() == attacker_});
    return index;
  }

  void Expand(int index) {
    const Position position = nodes_[index].position;
    nodes_[index].expanded = true;
    movegen::MoveList moves;
    if (nodes_[index].attacks) {
      movegen::GenerateChecks(position, moves);
    } else {
      movegen::GenerateLegal(position, moves);
    }
    for (Move move : moves) {
      if (counts_ && !counts_(position, move)) continue;
      Position next = position;
      next.DoMove(move);
      const int child = IndexOf(next);
      nodes_[index].children.push_back(child);
    }
  }

  // Marks the nodes that are mate in exactly `plies`; shorter mates are already marked. False if
  // there are none.
  bool MarkMates(int plies) {
    bool found = false;
    for (Node& node : nodes_) {
      if (!node.expanded || node.mate_plies != kOpen || node.attacks != (plies % 2 == 1)) continue;
      const auto is_mate = [this](int child) { return nodes_[child].mate_plies != kOpen; };
      const bool mated = node.attacks
                             ? std::any_of(node.children.begin(), node.children.end(), is_mate)
                             : std::all_of(node.children.begin(), node.children.end(), is_mate);
      if (!mated) continue;
      node.mate_plies = plies;
      found = true;
    }
    return found;
  }

  bool MarkEscapes() {
    bool found = false;
    for (Node& node : nodes_) {
      if (!node.expanded || node.escapes) continue;
      const auto escapes = [this](int child) { return nodes_[child].escapes; };
      node.escapes = node.attacks
                         ? std::all_of(node.children.begin(), node.children.end(), escapes)
                         : std::any_of(node.children.begin(), node.children.end(), escapes);
      found |= node.escapes;
    }
    return found;
  }

  const Color attacker_;
  const MoveFilter& counts_;
  std::unordered_multimap<uint64_t, int> indices_;  // by key
  std::vector<Node> nodes_;
};

}  // namespace

GraphAnswer SolveWholeGraph(const Position& root, size_t most_positions, const MoveFilter& counts) {
  Graph graph(root, counts);
  graph.Grow(most_positions);
  return graph.Solve();
}

}  // namespace hakari::mate
