// Depth-first search by proof and disproof numbers with multiple iterative deepening: the body that
// PDS and df-pn share. What sets them apart (when a node is left, what its child may spend, which
// child is next) is the Rule. The two seams that researchers vary, the numbers of positions not yet
// in the table and the increments of the thresholds, belong to it as well.
//
// Ties go to the least move code, so that node counts do not depend on the generator's order.
#ifndef HAKARI_ENGINE_MATE_DEPTH_FIRST_H_
#define HAKARI_ENGINE_MATE_DEPTH_FIRST_H_

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "engine/core/move.h"
#include "engine/mate/board_code.h"
#include "engine/mate/mate_result.h"
#include "engine/mate/numbers.h"
#include "engine/mate/proof_table.h"
#include "engine/movegen/move_list.h"
#include "engine/movegen/movegen.h"
#include "engine/position/position.h"

namespace hakari {

// The children of a node as a whole.
struct Family {
  uint32_t least_delta = kInfiniteNumber;
  uint32_t second_delta = kInfiniteNumber;  // the least delta but that of the best child
  uint32_t sum_phi = 0;
  size_t best = 0;  // the child to search next, as an index into the search's children
  Numbers best_numbers = Numbers::Loss();

  Numbers Parent() const {
    if (least_delta == 0) return Numbers::Win();
    if (sum_phi == 0) return Numbers::Loss();
    return {least_delta, sum_phi};
  }
};

template <typename Rule>
class DepthFirstSearch {
 public:
  // The table must hold limits.nodes positions: every node counted stores at most one.
  DepthFirstSearch(ProofTable& table, const MateLimits& limits, Rule rule = Rule())
      : table_(table), limits_(limits), rule_(rule) {}

  // Can the side to move mate by giving check with every move?
  MateResult Run(const Position& root) {
    position_ = root;
    attacker_ = root.side_to_move();
    result_ = MateResult();
    table_.Clear();
    codes_.assign(1, BoardCode::Of(root));
    children_.assign(1, Child{root.key(), ProofTable::kAbsent, Move()});
    Numbers numbers{1, 1};
    for (Numbers limit = rule_.FirstLimit(); !numbers.solved() && !stopped();
         limit = rule_.NextLimit(numbers)) {
      if (limit == kLargestLimit && rule_.Reached(numbers, limit)) {
        result_.reason = StopReason::kSaturated;
        break;
      }
      numbers = Mid(0, numbers, limit, 0);
    }
    if (!stopped()) {
      result_.answer = numbers.phi == 0 ? MateAnswer::kMate : MateAnswer::kNoMate;
      if (numbers.phi == 0) CollectLine();
    }
    return std::move(result_);
  }

 private:
  using Entry = ProofTable::Entry;

  struct Child {
    uint64_t hash;
    Entry entry;  // looked up anew while absent: a search below a sibling may store it
    Move move;
  };

  bool stopped() const { return result_.reason != StopReason::kNone; }

  // Searches the node of children_[slot], whose move has been made and whose numbers are given, to
  // the limit. Returns its new numbers, which mean nothing if the search was stopped.
  Numbers Mid(size_t slot, Numbers numbers, Numbers limit, int ply) {
    if (numbers.solved() || rule_.Reached(numbers, limit) || !CountNode(ply)) return numbers;
    const size_t first = children_.size();
    Expand();
    Store(slot, children_.size() == first ? Numbers::Loss() : limit);  // a limit bars cycles
    uint32_t local_phi = numbers.phi;
    for (;;) {
      const Family family = Look(first, local_phi);
      numbers = family.Parent();
      if (numbers.solved() || rule_.Reached(numbers, limit)) break;
      local_phi = std::max(local_phi, family.least_delta);
      SearchChild(family, limit, ply);
      if (stopped()) return numbers;
    }
    Store(slot, numbers);
    if (numbers.solved()) table_.SetLength(children_[slot].entry, LineLength(first, numbers));
    children_.resize(first);
    return numbers;
  }

  // False if the search has to stop instead.
  bool CountNode(int ply) {
    constexpr uint64_t kPollInterval = 4096;
    if (result_.nodes == limits_.nodes) {
      result_.reason = StopReason::kNodes;
    } else if (ply > limits_.plies) {
      result_.reason = StopReason::kPlies;
    } else if (limits_.stop != nullptr && result_.nodes % kPollInterval == 0 &&
               limits_.stop->load(std::memory_order_relaxed)) {
      result_.reason = StopReason::kStopped;
    }
    if (stopped()) return false;
    ++result_.nodes;
    return true;
  }

  void Expand() {
    MoveList moves;
    if (position_.side_to_move() == attacker_) {
      GenerateChecks(position_, moves);
    } else {
      GenerateEvasions(position_, moves);
    }
    for (const Move move : moves) {
      const uint64_t hash = position_.KeyAfter(move);
      table_.Prefetch(hash);
      children_.push_back({hash, ProofTable::kAbsent, move});
    }
  }

  // All children as they stand now.
  Family Look(size_t first, uint32_t local_phi) {
    Family family;
    NumberSum sum;
    uint32_t best_delta = kInfiniteNumber;
    for (size_t i = first; i < children_.size(); ++i) {
      Child& child = children_[i];
      const Numbers numbers = NumbersOf(child);
      sum.Add(numbers.phi);
      const uint32_t delta = rule_.CountedDelta(numbers.delta, local_phi);
      if (i == first || delta < best_delta ||
          (delta == best_delta &&
           (numbers.phi < family.best_numbers.phi || (numbers.phi == family.best_numbers.phi &&
                                                      child.move < children_[family.best].move)))) {
        if (i != first) family.second_delta = std::min(family.second_delta, best_delta);
        best_delta = delta;
        family.best = i;
        family.best_numbers = numbers;
      } else {
        family.second_delta = std::min(family.second_delta, delta);
      }
      family.least_delta = std::min(family.least_delta, numbers.delta);
    }
    family.sum_phi = sum.value();
    return family;
  }

  Numbers NumbersOf(Child& child) {
    if (child.entry == ProofTable::kAbsent) {
      child.entry = table_.Find(child.hash, [&](const BoardCode& code) {
        return code.IsAfter(codes_.back(), position_, child.move);
      });
      if (child.entry == ProofTable::kAbsent) return rule_.Absent(position_, child.move);
    }
    return table_.numbers(child.entry);
  }

  void SearchChild(const Family& family, Numbers limit, int ply) {
    const Move move = children_[family.best].move;
    const BoardCode code = codes_.back().After(position_, move);
    codes_.push_back(code);
    const Undo undo = position_.DoMove(move);
    Mid(family.best, family.best_numbers, rule_.ChildLimit(family, limit), ply + 1);
    position_.UndoMove(move, undo);
    codes_.pop_back();
  }

  void Store(size_t slot, Numbers numbers) {
    Child& child = children_[slot];
    if (child.entry == ProofTable::kAbsent) {
      child.entry = table_.Insert(child.hash, codes_.back());
    }
    table_.SetNumbers(child.entry, numbers);
  }

  // A win is as long as the child that proves it, a loss as its longest child, plus one.
  int LineLength(size_t first, Numbers numbers) {
    if (children_.size() == first) return 0;
    int longest = 0;
    size_t best = children_.size();
    for (size_t i = first; i < children_.size(); ++i) {
      const Child& child = children_[i];
      if (numbers.phi == 0) {
        const bool proves =
            child.entry != ProofTable::kAbsent && table_.numbers(child.entry).delta == 0;
        if (proves && (best == children_.size() || child.move < children_[best].move)) {
          best = i;
        }
      } else {
        longest = std::max(longest, table_.length(child.entry));
      }
    }
    return 1 + (numbers.phi == 0 ? table_.length(children_[best].entry) : longest);
  }

  // From the solved root along the lengths fixed in the table.
  void CollectLine() {
    for (int left = table_.length(children_[0].entry); left > 0; --left) {
      size_t next = 0;
      children_.resize(1);
      Expand();
      for (size_t i = 1; i < children_.size(); ++i) {
        Child& child = children_[i];
        const Numbers numbers = NumbersOf(child);
        const bool on_line =
            child.entry != ProofTable::kAbsent && numbers.solved() &&
            table_.length(child.entry) == left - 1 &&
            (position_.side_to_move() == attacker_ ? numbers.delta == 0 : numbers.phi == 0);
        if (on_line && (next == 0 || child.move < children_[next].move)) next = i;
      }
      const Move move = children_[next].move;
      const BoardCode code = codes_.back().After(position_, move);
      codes_.push_back(code);
      position_.DoMove(move);
      result_.line.push_back(move);
    }
  }

  ProofTable& table_;
  const MateLimits limits_;
  Rule rule_;
  Position position_;
  Color attacker_ = kBlack;
  MateResult result_;
  std::vector<BoardCode> codes_;  // of the positions on the current path
  std::vector<Child> children_;   // of the nodes on the current path, one family after another
};

}  // namespace hakari

#endif  // HAKARI_ENGINE_MATE_DEPTH_FIRST_H_
