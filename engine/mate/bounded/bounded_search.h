// Depth-first search by proof and disproof numbers over a table of bounded size. It uses the rules
// of depth_first.h (PDS, df-pn, their policies). While the table loses nothing, it gives the same
// answers and the same node counts; tests check this. It does not share the code of depth_first.h,
// because that code relies on entries that never move or disappear.
//
// At every look, all that is known of a position is its entry in the table, as in figure 2.5 of the
// thesis. Two children that replace each other's entry hide each other, and then their parent may
// never reach its limit. With `frames`, each visit remembers the last numbers that it saw for its
// own children. Two things are kept outside the table: the path, whose positions count as held with
// their limits, so that the search cannot run in cycles; and the lines, which do not influence the
// search.
#ifndef HAKARI_ENGINE_MATE_BOUNDED_BOUNDED_SEARCH_H_
#define HAKARI_ENGINE_MATE_BOUNDED_BOUNDED_SEARCH_H_

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "absl/base/attributes.h"
#include "engine/core/color.h"
#include "engine/core/move.h"
#include "engine/mate/board_code.h"
#include "engine/mate/bounded/bounded_table.h"
#include "engine/mate/bounded/visited_positions.h"
#include "engine/mate/depth_first.h"
#include "engine/mate/mate_result.h"
#include "engine/mate/numbers.h"
#include "engine/mate/seams.h"
#include "engine/movegen/move_list.h"
#include "engine/movegen/movegen.h"
#include "engine/position/position.h"

namespace hakari::mate {

template <typename Rule>
class BoundedSearch {
 public:
  // `nodes`: the largest node limit of a run.
  BoundedSearch(const BoundedTableKind& kind, uint32_t nodes, Rule rule = Rule())
      : table_(kind, nodes), forgets_(kind.forgets), frames_(kind.frames), rule_(rule) {}

  // Can the side to move mate by giving check with every move?
  MateResult Run(const Position& root, const MateLimits& limits) {
    Begin(root, limits);
    const ChildView view{root, Move(), root.key(), 0, attacker_};
    const Place place{root.key(), BoardCode::Of(root), {}};
    Numbers numbers = rule_.Absent(view);
    for (Numbers limit = rule_.FirstLimit(); !numbers.solved() && !stopped();
         limit = rule_.NextLimit(numbers, rule_.Increments(view))) {
      if (limit == kLargestLimit && rule_.Reached(numbers, limit)) {
        result_.reason = StopReason::kSaturated;
        break;
      }
      if (forgets_) table_.Clear();
      numbers = Mid(place, numbers, limit);
    }
    if (!stopped()) {
      result_.answer = numbers.phi == 0 ? MateAnswer::kMate : MateAnswer::kNoMate;
      if (numbers.phi == 0) WriteLine();
    }
    return std::move(result_);
  }

  // Results of the last run.
  const VisitCounts& visits() const { return visits_; }
  const BoundedTable& table() const { return table_; }

 private:
  using Entry = BoundedTable::Entry;

  // A position on the path.
  struct Place {
    uint64_t hash;
    BoardCode code;
    Numbers limit;
  };
  struct Span {
    size_t first, end;
  };
  // A line: its first move and the index of the rest.
  struct Link {
    Move move;
    uint32_t next;
  };
  struct Line {
    uint32_t proof = kNoProof;
    int length = 0;
  };
  struct BoundedChild {
    uint64_t hash;
    Move move;
    Numbers seen;  // the numbers when the table held it last; {0, 0}: never
    Line line;
  };
  // The combined numbers of all children of a node, with the lines of the children that would solve
  // it.
  struct LinedFamily : Family {
    Line best_line, longest_line;
    size_t longest = 0;
  };

  static constexpr uint32_t kNoProof = ~uint32_t{0};
  static constexpr size_t kPathMarks = 4096;

  bool stopped() const { return result_.reason != StopReason::kNone; }

  void Begin(const Position& root, const MateLimits& limits) {
    position_ = root;
    attacker_ = root.side_to_move();
    limits_ = limits;
    result_ = MateResult();
    visits_ = VisitCounts();
    table_.Clear();
    visited_.Clear();
    path_.clear();
    path_marks_.fill(0);
    children_.clear();
    links_.clear();
  }

  // Searches the position up to the limit; `numbers` are its current numbers. Returns its new
  // numbers, which are meaningless if the search was stopped.
  Numbers Mid(const Place& place, Numbers numbers, Numbers limit) {
    if (numbers.solved() || rule_.Reached(numbers, limit) || !CountNode()) return numbers;
    const uint64_t nodes_before = result_.nodes - 1;
    Enter(place, limit);
    const Span children = Expand();
    uint32_t local_phi = numbers.phi;
    LinedFamily family;
    for (;;) {
      family = Look(children, local_phi);
      numbers = family.Parent();
      if (numbers.solved() || rule_.Reached(numbers, limit)) break;
      local_phi = std::max(local_phi, family.least_delta);
      SearchChild(family, limit);
      if (stopped()) return numbers;
    }
    numbers = Store(place, numbers, children.first != children.end, family, nodes_before);
    Leave(children);
    return numbers;
  }

  // Counts a node. Returns false, without counting, if the search must stop.
  bool CountNode() {
    constexpr uint64_t kPollInterval = 4096;
    if (result_.nodes == limits_.nodes) {
      result_.reason = StopReason::kNodes;
    } else if (path_.size() > static_cast<size_t>(limits_.plies)) {
      result_.reason = StopReason::kPlies;
    } else if (result_.nodes % kPollInterval == 0 && limits_.StopNow()) {
      result_.reason = StopReason::kStopped;
    }
    if (stopped()) return false;
    ++result_.nodes;
    return true;
  }

  // Stores the position's limit as its numbers, so that the search leaves at once if it reaches the
  // position again through a cycle.
  void Enter(const Place& place, Numbers limit) {
    if (!visited_.Add(place.hash)) {
      const bool is_held = table_.Find(place.hash, place.code) != nullptr;
      ++(is_held ? visits_.repeats_held : visits_.repeats_lost);
    }
    table_.Hold(place.hash, place.code).numbers = limit;
    path_.push_back({place.hash, place.code, limit});
    ++path_marks_[place.hash % kPathMarks];
  }

  void Leave(Span children) {
    children_.resize(children.first);
    --path_marks_[path_.back().hash % kPathMarks];
    path_.pop_back();
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
    const size_t first = children_.size();
    for (const Move move : moves) children_.push_back({position_.KeyAfter(move), move, {0, 0}, {}});
    return {first, children_.size()};
  }

  // Combines the current numbers of all children.
  LinedFamily Look(Span children, uint32_t local_phi) {
    LinedFamily family;
    NumberSum sum;
    uint64_t best_rank = ~uint64_t{0};
    uint32_t best_delta = kInfiniteNumber;
    for (size_t i = children.first; i != children.end; ++i) {
      Line line;
      const Numbers numbers = NumbersOf(children_[i], line);
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
        family.best_line = line;
      }
      if (i == children.first || line.length > family.longest_line.length) {
        family.longest = i;
        family.longest_line = line;
      }
    }
    family.sum_phi = sum.value();
    return family;
  }

  // Returns the child's numbers and, if it is solved, its line.
  Numbers NumbersOf(BoundedChild& child, Line& line) {
    const BoardCode& parent = path_.back().code;
    const auto is_child = [&](const BoardCode& code) {
      return code.IsAfter(parent, position_, child.move);
    };
    if (const Entry* const entry = table_.Find(child.hash, is_child)) {
      if (entry->numbers.solved()) line = {entry->proof, entry->length};
      child.seen = entry->numbers;
      child.line = line;
      return entry->numbers;
    }
    if (frames_ && !(child.seen == Numbers{0, 0})) {
      line = child.line;
      return child.seen;
    }
    if (path_marks_[child.hash % kPathMarks] != 0) {
      for (size_t i = path_.size(); i-- > 0;) {
        if (path_[i].hash == child.hash && is_child(path_[i].code)) return path_[i].limit;
      }
    }
    if constexpr (Rule::kIsBent) return rule_.Absent(ViewOf(child));
    return NoPolicy::kAbsent;
  }

  ChildView ViewOf(const BoundedChild& child) const {
    return {position_, child.move, child.hash, static_cast<int>(path_.size()), attacker_};
  }

  void SearchChild(const Family& family, Numbers limit) {
    const BoundedChild child = children_[family.best];
    Numbers by = NoPolicy::kIncrements;
    if constexpr (Rule::kIsBent) by = rule_.Increments(ViewOf(child));
    const Numbers child_limit = rule_.ChildLimit(family, limit, by);
    const Place place{child.hash, path_.back().code.After(position_, child.move), {}};
    const Undo undo = position_.DoMove(child.move);
    Mid(place, family.best_numbers, child_limit);
    position_.UndoMove(child.move, undo);
  }

  Numbers Store(const Place& place, Numbers numbers, bool has_children, const LinedFamily& family,
                uint64_t nodes_before) {
    Entry& entry = table_.Hold(place.hash, place.code);
    const uint64_t work = entry.work + (result_.nodes - nodes_before);
    entry.work = static_cast<uint32_t>(std::min<uint64_t>(work, UINT32_MAX));
    // As in depth_first.h: with a policy, the search may have reached this node again below itself.
    if (Rule::kIsBent && has_children && entry.numbers.solved()) {
      last_proof_ = entry.proof;
      return entry.numbers;
    }
    entry.numbers = numbers;
    if (numbers.solved()) {
      const Line line = LineOf(has_children, family);
      entry.proof = last_proof_ = line.proof;
      entry.length = static_cast<uint16_t>(line.length);
    }
    return numbers;
  }

  // The line of a win is one ply longer than that of the proving child, the line of a loss one ply
  // longer than that of the longest child.
  Line LineOf(bool has_children, const LinedFamily& family) {
    if (!has_children) return {};
    const bool wins = family.least_delta == 0;
    const Line& rest = wins ? family.best_line : family.longest_line;
    links_.push_back({children_[wins ? family.best : family.longest].move, rest.proof});
    return {static_cast<uint32_t>(links_.size() - 1), rest.length + 1};
  }

  void WriteLine() {
    for (uint32_t i = last_proof_; i != kNoProof; i = links_[i].next) {
      result_.line.push_back(links_[i].move);
    }
  }

  BoundedTable table_;
  const bool forgets_;
  const bool frames_;
  Rule rule_;
  MateLimits limits_;
  Position position_;
  Color attacker_ = kBlack;
  MateResult result_;
  VisitCounts visits_;
  VisitedPositions visited_;
  std::vector<Place> path_;
  // Counts the positions of the path by hash modulo kPathMarks. Most children have a count of 0,
  // and then the path need not be searched.
  std::array<uint16_t, kPathMarks> path_marks_ = {};
  std::vector<BoundedChild> children_;  // the children of all positions on the path, as a stack
  std::vector<Link> links_;
  uint32_t last_proof_ = kNoProof;  // the line of the position that was solved last
};

}  // namespace hakari::mate

#endif  // HAKARI_ENGINE_MATE_BOUNDED_BOUNDED_SEARCH_H_
