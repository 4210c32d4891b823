// Depth-first search by proof and disproof numbers with multiple iterative deepening, shared by PDS
// and df-pn. The Rule holds what differs between them: when a node is left, the limits of its
// child, and which child is searched next. The Rule is derived from a policy (seams.h), which
// changes the search for experiments.
//
// Ties between children go to the least move code, so that node counts do not depend on the order
// of the move generator.
#ifndef HAKARI_ENGINE_MATE_DEPTH_FIRST_H_
#define HAKARI_ENGINE_MATE_DEPTH_FIRST_H_

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <utility>

#include "absl/base/attributes.h"
#include "engine/core/color.h"
#include "engine/core/move.h"
#include "engine/mate/board_code.h"
#include "engine/mate/families.h"
#include "engine/mate/mate_result.h"
#include "engine/mate/numbers.h"
#include "engine/mate/proof_table.h"
#include "engine/mate/seams.h"
#include "engine/movegen/move_list.h"
#include "engine/movegen/movegen.h"
#include "engine/position/position.h"

namespace hakari::mate {

// The numbers of all children of a node, combined.
struct Family {
  uint32_t least_delta = kInfiniteNumber;
  uint32_t second_delta = kInfiniteNumber;  // the least delta of the other children
  uint32_t sum_phi = 0;
  size_t best = 0;  // the child to search next, as an index into the families
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
  // The table must have room for as many positions as a run may count nodes: a node stores at most
  // one position.
  explicit DepthFirstSearch(ProofTable& table, const MateLimits& limits = MateLimits(),
                            Rule rule = Rule())
      : table_(table), families_(table.capacity()), limits_(limits), rule_(rule) {}

  // Can the side to move mate by giving check with every move?
  MateResult Run(const Position& root) {
    position_ = root;
    attacker_ = root.side_to_move();
    result_ = MateResult();
    table_.Clear();
    code_ = BoardCode::Of(root);
    families_.Clear({root.key(), ProofTable::kAbsent, Move()});
    const ChildView view{root, Move(), root.key(), 0, attacker_};
    Numbers numbers = rule_.Absent(view);
    for (Numbers limit = rule_.FirstLimit(); !numbers.solved() && !stopped();
         limit = rule_.NextLimit(numbers, rule_.Increments(view))) {
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
  MateResult Run(const Position& root, const MateLimits& limits) {
    limits_ = limits;
    return Run(root);
  }

 private:
  using Entry = ProofTable::Entry;
  using Span = Families::Span;

  bool stopped() const { return result_.reason != StopReason::kNone; }

  // Searches the node of families_[slot] up to the limit. Its move has been made; `numbers` are its
  // current numbers. Returns its new numbers, which are meaningless if the search was stopped.
  Numbers Mid(size_t slot, Numbers numbers, Numbers limit, int ply) {
    if (numbers.solved() || rule_.Reached(numbers, limit) || !CountNode(ply)) return numbers;
    const Span children = Enter(slot, limit);
    uint32_t local_phi = numbers.phi;
    Family family;
    for (;;) {
      family = Look(slot, children, local_phi, ply);
      numbers = family.Parent();
      if (numbers.solved() || rule_.Reached(numbers, limit)) break;
      local_phi = std::max(local_phi, family.least_delta);
      SearchChild(slot, family, limit, ply);
      if (stopped()) return numbers;
    }
    const Entry entry = families_[slot].entry;
    // A policy's increments can give a child a higher limit than its ancestors have, and then the
    // search may reach this node again below itself. A proof found there is kept, with its length.
    if (Rule::kIsBent && children.count != 0 && table_.numbers(entry).solved()) {
      families_.Leave(children);
      return table_.numbers(entry);
    }
    table_.SetNumbers(entry, numbers);
    if (numbers.solved()) table_.SetLength(entry, LineLength(children, family));
    families_.Leave(children);
    return numbers;
  }

  // Counts a node. Returns false, without counting, if the search must stop.
  bool CountNode(int ply) {
    constexpr uint64_t kPollInterval = 4096;
    if (result_.nodes == limits_.nodes) {
      result_.reason = StopReason::kNodes;
    } else if (ply > limits_.plies) {
      result_.reason = StopReason::kPlies;
    } else if (result_.nodes % kPollInterval == 0 && limits_.StopNow()) {
      result_.reason = StopReason::kStopped;
    }
    if (stopped()) return false;
    ++result_.nodes;
    return true;
  }

  // Returns the node's children and stores its limit as its numbers, so that the search leaves at
  // once if it reaches the node again through a cycle.
  Span Enter(size_t slot, Numbers limit) {
    const Entry known = families_[slot].entry;
    if (known != ProofTable::kAbsent && families_.Has(known)) {
      table_.SetNumbers(known, limit);
      return families_.Of(known);
    }
    const Span children = Expand();
    const Entry entry =
        known != ProofTable::kAbsent ? known : table_.Insert(families_[slot].hash, code_);
    families_[slot].entry = entry;
    table_.SetNumbers(entry, children.count == 0 ? Numbers::Loss() : limit);
    families_.Keep(entry, children);
    return children;
  }

  // Generates the children in ascending order of move codes, or in the policy's order. Not inlined:
  // a list of moves is too big for a frame of Mid.
  ABSL_ATTRIBUTE_NOINLINE Span Expand() {
    movegen::MoveList moves;
    if (position_.side_to_move() == attacker_) {
      movegen::GenerateChecks(position_, moves);
    } else {
      movegen::GenerateEvasions(position_, moves);
    }
    std::sort(moves.begin(), moves.end());
    if constexpr (Rule::kOrders) rule_.Order(position_, attacker_, moves);
    const Span children = families_.Add(static_cast<uint32_t>(moves.size()));
    Child* child = &families_[children.first];
    for (const Move move : moves) {
      const uint64_t hash = position_.KeyAfter(move);
      table_.Prefetch(hash);
      *child++ = {hash, ProofTable::kAbsent, move};
    }
    return children;
  }

  // Combines the current numbers of all children.
  Family Look(size_t slot, Span children, uint32_t local_phi, int ply) {
    const Entry parent = families_[slot].entry;
    Family family;
    NumberSum sum;
    uint64_t best_rank = ~uint64_t{0};
    uint32_t best_delta = kInfiniteNumber;
    for (uint32_t i = children.first; i != children.end(); ++i) {
      const Numbers numbers = NumbersOf(parent, families_[i], ply);
      sum.Add(numbers.phi);
      const uint32_t delta = rule_.CountedDelta(numbers.delta, local_phi);
      const uint64_t rank = uint64_t{delta} << 32 | numbers.phi;  // ties: the first child
      family.second_delta = std::min(family.second_delta, std::max(delta, best_delta));
      best_delta = std::min(best_delta, delta);
      family.least_delta = std::min(family.least_delta, numbers.delta);
      if (rank < best_rank) {
        best_rank = rank;
        family.best = i;
        family.best_numbers = numbers;
      }
    }
    family.sum_phi = sum.value();
    return family;
  }

  Numbers NumbersOf(Entry parent, Child& child, int ply) {
    if (child.entry == ProofTable::kAbsent) {
      child.entry = table_.Find(child.hash, [&](const BoardCode& code) {
        return code.IsAfter(table_.code(parent), position_, child.move);
      });
      if (child.entry == ProofTable::kAbsent) {
        if constexpr (Rule::kIsBent) return rule_.Absent(ViewOf(child, ply));
        return NoPolicy::kAbsent;
      }
    }
    return table_.numbers(child.entry);
  }

  ChildView ViewOf(const Child& child, int ply) const {
    return {position_, child.move, child.hash, ply + 1, attacker_};
  }

  void SearchChild(size_t slot, const Family& family, Numbers limit, int ply) {
    const Child& child = families_[family.best];
    const Move move = child.move;
    Numbers by = NoPolicy::kIncrements;
    if constexpr (Rule::kIsBent) by = rule_.Increments(ViewOf(child, ply));
    const Numbers child_limit = rule_.ChildLimit(family, limit, by);
    if (child.entry == ProofTable::kAbsent) {
      code_ = table_.code(families_[slot].entry).After(position_, move);
    }
    const Undo undo = position_.DoMove(move);
    Mid(family.best, family.best_numbers, child_limit, ply + 1);
    position_.UndoMove(move, undo);
  }

  // The line of a win is one ply longer than that of the proving child, the line of a loss one ply
  // longer than that of the longest child.
  int LineLength(Span children, const Family& family) {
    if (children.count == 0) return 0;
    if (family.least_delta == 0) return 1 + table_.length(families_[family.best].entry);
    int longest = 0;
    for (uint32_t i = children.first; i != children.end(); ++i) {
      longest = std::max(longest, table_.length(families_[i].entry));
    }
    return 1 + longest;
  }

  // Follows the lengths stored in the table, from the solved root.
  void CollectLine() {
    Entry parent = families_[0].entry;
    for (int left = table_.length(parent); left > 0; --left) {
      const bool attacks = position_.side_to_move() == attacker_;
      const Span children = Expand();
      uint32_t next = children.first;
      for (; next != children.end(); ++next) {
        const Numbers numbers = NumbersOf(parent, families_[next], 0);
        const Entry entry = families_[next].entry;
        if (entry == ProofTable::kAbsent || table_.length(entry) != left - 1) continue;
        if (numbers.solved() && (attacks ? numbers.delta == 0 : numbers.phi == 0)) break;
      }
      parent = families_[next].entry;
      position_.DoMove(families_[next].move);
      result_.line.push_back(families_[next].move);
    }
  }

  ProofTable& table_;
  Families families_;
  MateLimits limits_;
  Rule rule_;
  Position position_;
  Color attacker_ = kBlack;
  MateResult result_;
  BoardCode code_;  // of the position to enter next, if the table lacks it
};

}  // namespace hakari::mate

#endif  // HAKARI_ENGINE_MATE_DEPTH_FIRST_H_
