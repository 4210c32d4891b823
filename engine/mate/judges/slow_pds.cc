#include "engine/mate/judges/slow_pds.h"

#include <algorithm>
#include <map>
#include <tuple>
#include <vector>

#include "engine/movegen/move_list.h"
#include "engine/movegen/movegen.h"

namespace hakari::mate {
namespace {

constexpr int64_t kInfinity = int64_t{1} << 30;

struct Entry {
  int64_t p = 1;
  int64_t d = 1;
  int length = 0;
};

// The complete position: board, hands and side to move.
using Key = std::vector<int>;

Key KeyOf(const Position& position) {
  Key key;
  for (int i = 0; i < kSquareCount; ++i) key.push_back(position.at(static_cast<Square>(i)));
  for (Color color : kColors) {
    for (PieceKind kind : kHandKinds) key.push_back(position.hand(color).Count(kind));
  }
  key.push_back(position.side_to_move());
  return key;
}

struct OutOfNodes {};

class SlowPds {
 public:
  SlowPds(Color attacker, uint64_t node_limit) : attacker_(attacker), node_limit_(node_limit) {}

  SlowPdsAnswer Solve(const Position& root) {
    Entry entry;
    try {
      for (int64_t tp = 1, td = 1; entry.p != 0 && entry.d != 0;) {
        entry = Mid(root, tp, td);
        tp = entry.p;
        td = entry.d;
        ++(tp <= td ? tp : td);
      }
    } catch (const OutOfNodes&) {
      return {MateAnswer::kUnknown, nodes_, 0};
    }
    if (entry.p == 0) return {MateAnswer::kMate, nodes_, entry.length};
    return {MateAnswer::kNoMate, nodes_, 0};
  }

 private:
  struct Child {
    Move move;
    Position position;
    Entry entry;
  };

  Entry Mid(const Position& n, int64_t tp, int64_t td) {
    const Key key = KeyOf(n);
    const Entry known = Find(key);
    int64_t p = known.p;
    if (p == 0 || known.d == 0 || (p >= tp && known.d >= td)) return known;
    if (nodes_ == node_limit_) throw OutOfNodes();
    ++nodes_;
    std::vector<Child> children = ChildrenOf(n);
    if (children.empty()) return table_[key] = {kInfinity, 0, 0};
    table_[key] = {tp, td, 0};
    for (;;) {
      const auto [least_d, sum_p] = LookAtAll(children);
      if (least_d == 0 || sum_p == 0 || (tp <= least_d && td <= sum_p)) {
        return table_[key] = Close(children, least_d, sum_p);
      }
      p = std::max(p, least_d);
      const Child& c = Select(children, p);
      if (td > sum_p && (c.entry.p <= c.entry.d || tp <= least_d)) {
        Mid(c.position, c.entry.p + 1, c.entry.d);
      } else {
        Mid(c.position, c.entry.p, c.entry.d + 1);
      }
    }
  }

  Entry Find(const Key& key) const {
    const auto found = table_.find(key);
    return found == table_.end() ? Entry() : found->second;
  }

  std::vector<Child> ChildrenOf(const Position& n) const {
    movegen::MoveList moves;
    if (n.side_to_move() == attacker_) {
      movegen::GenerateChecks(n, moves);
    } else {
      movegen::GenerateEvasions(n, moves);
    }
    std::sort(moves.begin(), moves.end());
    std::vector<Child> children;
    for (const Move move : moves) {
      children.push_back({move, n, Entry()});
      children.back().position.DoMove(move);
    }
    return children;
  }

  std::tuple<int64_t, int64_t> LookAtAll(std::vector<Child>& children) const {
    int64_t least_d = kInfinity;
    int64_t sum_p = 0;
    for (Child& child : children) {
      child.entry = Find(KeyOf(child.position));
      least_d = std::min(least_d, child.entry.d);
      sum_p = std::max(sum_p, child.entry.p) == kInfinity
                  ? kInfinity
                  : std::min(sum_p + child.entry.p, kInfinity - 1);
    }
    return {least_d, sum_p};
  }

  static Entry Close(const std::vector<Child>& children, int64_t least_d, int64_t sum_p) {
    if (least_d == 0) {  // the first, which has the least code
      for (const Child& child : children) {
        if (child.entry.d == 0) return {0, kInfinity, child.entry.length + 1};
      }
    }
    if (sum_p == 0) {
      int longest = 0;
      for (const Child& child : children) longest = std::max(longest, child.entry.length);
      return {kInfinity, 0, longest + 1};
    }
    return {least_d, sum_p, 0};
  }

  // Children are sorted by move code, and the first of equals is taken.
  static const Child& Select(const std::vector<Child>& children, int64_t p) {
    const auto rank = [p](const Child& child) {
      return std::make_tuple(child.entry.d == 0 ? 0 : std::max(child.entry.d, p), child.entry.p);
    };
    return *std::min_element(children.begin(), children.end(),
                             [&rank](const Child& a, const Child& b) { return rank(a) < rank(b); });
  }

  const Color attacker_;
  const uint64_t node_limit_;
  uint64_t nodes_ = 0;
  std::map<Key, Entry> table_;
};

}  // namespace

SlowPdsAnswer SolveBySlowPds(const Position& root, uint64_t node_limit) {
  return SlowPds(root.side_to_move(), node_limit).Solve(root);
}

}  // namespace hakari::mate
