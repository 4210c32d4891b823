#include "engine/mate/strong/strong_search.h"

#include <algorithm>
#include <utility>

#include "engine/mate/strong/hand_bounds.h"
#include "engine/movegen/move_list.h"
#include "engine/movegen/movegen.h"

namespace hakari::mate {

template <typename Company>
StrongSearch<Company>::StrongSearch(Company& company, uint64_t own_bytes)
    : company_(company),
      repetitions_(std::max<uint64_t>(1, own_bytes / 2 / RepetitionTable::BytesFor(1))),
      reply_counts_(std::max<uint64_t>(1, own_bytes / 2 / ReplyCounts::BytesFor(1))) {}

template <typename Company>
MateResult StrongSearch<Company>::Run(const Position& root, const MateLimits& limits) {
  position_ = root;
  attacker_ = root.side_to_move();
  limits_ = limits;
  result_ = MateResult();
  company_.Join(limits.nodes);
  nodes_left_ = 0;
  has_answered_ = false;
  repetitions_.Clear();
  reply_counts_.Clear();
  path_.Clear();
  children_.clear();
  const Value value = Solve<true>();
  // A search that has run out of nodes does not stop the others, which may still have some.
  if (result_.reason != StopReason::kNodes) has_answered_ = company_.End();
  if (!stopped() && !has_answered_) result_.reason = StopReason::kStopped;
  if (!stopped() && value.proof == 0) CollectLine();
  if (stopped()) {
    result_.line.clear();
  } else if (value.proof == 0) {
    result_.answer = MateAnswer::kMate;
  } else {
    result_.answer = MateAnswer::kNoMate;
  }
  return std::move(result_);
}

// Searches until the position is solved on every path that leads to it. If that fails, the search
// is stopped with a reason.
template <typename Company>
template <bool kAttacks>
typename StrongSearch<Company>::Value StrongSearch<Company>::Solve() {
  constexpr Limit kNoLimit{kInfinite - 1, kInfinite - 1};
  bool starved = false;
  const Value value = Search<kAttacks>(kNoLimit, starved);
  if (stopped()) return value;
  if (!value.solved()) {
    result_.reason = StopReason::kSaturated;
  } else if (value.rests_on != RepetitionTable::kNone) {
    result_.reason = StopReason::kPlies;  // rests_on is -1: a path was cut off at the ply limit
  }
  return value;
}

template <typename Company>
bool StrongSearch<Company>::CountNode() {
  constexpr uint64_t kPollInterval = 1024;
  if (nodes_left_ == 0) nodes_left_ = company_.TakeNodes();
  if (nodes_left_ == 0) {
    result_.reason = StopReason::kNodes;
  } else if (company_.IsOver() && !has_answered_) {
    result_.reason = StopReason::kStopped;
  } else if (result_.nodes % kPollInterval == 0 && limits_.StopNow()) {
    result_.reason = StopReason::kStopped;
  } else if (!company_.MakeRoom()) {
    result_.reason = StopReason::kMemory;
  }
  if (stopped()) return false;
  --nodes_left_;
  ++result_.nodes;
  return true;
}

// Searches the position until one of its numbers reaches the limit. `starved`: no new node has been
// searched since a cycle was entered.
template <typename Company>
template <bool kAttacks>
typename StrongSearch<Company>::Value StrongSearch<Company>::Search(Limit limit, bool& starved) {
  const uint64_t nodes_before = result_.nodes;
  if (!CountNode()) return {};
  path_.Push(position_.board_key(), HandHeld());
  const size_t first = children_.size();
  Expand<kAttacks>();
  for (size_t i = first; i < children_.size(); ++i) {
    if (children_[i].is_old && !children_[i].value.solved()) starved = true;
  }
  Family family = Gather<kAttacks>(first);
  if (starved) {
    limit.proof = std::max(limit.proof, family.value.proof + 1);
    limit.disproof = std::max(limit.disproof, family.value.disproof + 1);
  }
  Value value;
  bool solved_by_others = false;
  while (!stopped() && !solved_by_others && !family.value.solved() &&
         family.value.proof < limit.proof && family.value.disproof < limit.disproof) {
    SearchChild<kAttacks>(family, limit, starved);
    MakeWay<kAttacks>(first, family.best);
    family = Gather<kAttacks>(first);
    if constexpr (Company::kHasOthers) solved_by_others = IsSolvedByOthers(value);
  }
  if (!stopped() && !solved_by_others) value = Conclude<kAttacks>(first, family, nodes_before);
  children_.resize(first);
  path_.Pop();
  return value;
}

// Whether another search has solved the position in the meantime; then this search need not
// continue.
template <typename Company>
bool StrongSearch<Company>::IsSolvedByOthers(Value& value) const {
  const DominanceTable::Look look = company_.Find(position_.board_key(), HandHeld());
  if (look.solved) TakeSolved(look, value);
  return look.solved;
}

// Searches the best child, unless an earlier search has solved it since the last look.
template <typename Company>
template <bool kAttacks>
void StrongSearch<Company>::SearchChild(const Family& family, Limit limit, bool& starved) {
  Look<kAttacks>(children_[family.best]);
  if (children_[family.best].value.solved()) return;
  if (children_[family.best].is_new) starved = false;
  const Limit child_limit = ChildLimit<kAttacks>(family, limit);
  if constexpr (Company::kHasOthers) company_.Enter(KeyOf(children_[family.best]));
  const Move move = children_[family.best].move;
  const Undo undo = position_.DoMove(move);
  const Value value = Search<!kAttacks>(child_limit, starved);
  position_.UndoMove(move, undo);
  if constexpr (Company::kHasOthers) company_.Leave(KeyOf(children_[family.best]));
  children_[family.best].value = value;
  children_[family.best].is_new = false;
}

// Computes the node's value, with hand and length if it is solved, and stores it in the table.
template <typename Company>
template <bool kAttacks>
typename StrongSearch<Company>::Value StrongSearch<Company>::Conclude(size_t first,
                                                                      const Family& family,
                                                                      uint64_t nodes_before) {
  Value value = family.value;
  Move move;
  if (value.solved()) {
    const bool won = (kAttacks ? value.proof : value.disproof) == 0;
    value = won ? WonBy<kAttacks>(children_[family.best]) : LostByAll<kAttacks>(first);
    if (won) move = children_[family.best].move;
    // The disproof depends on a repetition of this node itself, so it holds on every path.
    if (value.rests_on >= path_.length() - 1) value.rests_on = RepetitionTable::kNone;
  }
  Store(value, move, result_.nodes - nodes_before);
  return value;
}

template <typename Company>
template <bool kAttacks>
typename StrongSearch<Company>::Limit StrongSearch<Company>::ChildLimit(const Family& family,
                                                                        Limit limit) const {
  const uint32_t win = kAttacks ? limit.proof : limit.disproof;
  const uint32_t lose = kAttacks ? limit.disproof : limit.proof;
  // A quarter more than the second-best child needs, to avoid switching between the two at every
  // step.
  const uint32_t wider = Capped(family.second + family.second / 4 + uint64_t{1});
  uint32_t child_win = std::min(win, wider);
  // Far from the root, coming back to a node takes many steps. So a child may exceed its current
  // number by an eighth, whatever the limit. In a team this holds at every ply and by a quarter:
  // the child chosen may not be the one with the least number, because others may be working on
  // that one.
  constexpr int kLongWay = 32;
  constexpr uint32_t kPart = Company::kHasOthers ? 4 : 8;
  if (Company::kHasOthers || path_.length() >= kLongWay) {
    const Value& child = children_[family.best].value;
    const uint32_t now = kAttacks ? child.proof : child.disproof;
    child_win = std::max(child_win, Capped(now + now / kPart + uint64_t{1}));
  }
  const uint32_t child_lose = lose - std::min(lose, family.sum_rest);
  return kAttacks ? Limit{child_win, child_lose} : Limit{child_lose, child_win};
}

template <typename Company>
template <bool kAttacks>
typename StrongSearch<Company>::Value StrongSearch<Company>::WonBy(const Child& child) const {
  Value value = child.value;
  if (kAttacks) {
    value.hand = HandBeforeAttack(position_, child.move, value.hand);
  } else {
    value.hand = Intersection(value.hand, AllInHands(position_));
    if (child.move.is_drop()) {
      Hand rest = AllInHands(position_);
      rest.Remove(child.move.drop_kind());
      value.hand = Intersection(value.hand, rest);
    }
  }
  value.plies = child.value.plies + 1;
  return value;
}

template <typename Company>
template <bool kAttacks>
typename StrongSearch<Company>::Value StrongSearch<Company>::LostByAll(size_t first) {
  Value value;
  value.proof = kAttacks ? kInfinite : 0;
  value.disproof = kAttacks ? 0 : kInfinite;
  value.hand = kAttacks ? AllInHands(position_) : Hand();
  int longest = -1;
  for (size_t i = first; i < children_.size(); ++i) {
    const Child& child = children_[i];
    longest = std::max(longest, child.value.plies);
    if (kAttacks) {
      value.hand =
          Intersection(value.hand, HandBeforeAttack(position_, child.move, child.value.hand));
      value.rests_on = std::min(value.rests_on, child.value.rests_on);
    } else {
      value.hand = Union(value.hand, child.value.hand);
    }
  }
  value.plies = longest + 1;
  if (kAttacks) {
    value.hand = TakeNewDropChecksOut(position_, value.hand);
  } else {
    value.hand = KeepInterpositionsAway(position_, value.hand);
  }
  return value;
}

template <typename Company>
void StrongSearch<Company>::Store(const Value& value, Move move, uint64_t effort) {
  const uint16_t ply = static_cast<uint16_t>(path_.length() - 1);
  const bool rests = value.rests_on != RepetitionTable::kNone;
  if (rests) repetitions_.Note(path_.key(), value.rests_on);
  const bool stored =
      company_.Store(position_.board_key(), HandHeld(), [&](DominanceTable::Entry& entry) {
        entry.effort = static_cast<uint32_t>(std::min<uint64_t>(entry.effort + effort, UINT32_MAX));
        if (rests) {
          entry.may_repeat = true;
          entry.plies = std::min(entry.plies, ply);
          return;
        }
        entry.proof = value.proof;
        entry.disproof = value.disproof;
        if (value.solved()) {
          entry.hand = value.hand;
          entry.move = move;
          entry.plies = static_cast<uint16_t>(value.plies);
        } else {
          entry.plies = std::min(entry.plies, ply);
        }
      });
  if (!stored) result_.reason = StopReason::kMemory;
}

// Collects the attacker's stored moves against the longest defence. Entries that garbage collection
// has removed are searched again.
template <typename Company>
void StrongSearch<Company>::CollectLine() {
  path_.Clear();
  for (;;) {
    const bool attacks = position_.side_to_move() == attacker_;
    if (!attacks && !movegen::HasLegalMove(position_)) return;
    const Move move = attacks ? StoredAttack() : LongestDefence();
    if (!move) {
      const Value value = attacks ? Solve<true>() : Solve<false>();
      if (!stopped() && value.proof != 0) result_.reason = StopReason::kMemory;
    } else if (static_cast<int>(result_.line.size()) >= limits_.plies) {
      result_.reason = StopReason::kPlies;
    } else {
      path_.Push(position_.board_key(), HandHeld());
      position_.DoMove(move);
      result_.line.push_back(move);
    }
    if (stopped()) return;
  }
}

template <typename Company>
Move StrongSearch<Company>::StoredAttack() const {
  const DominanceTable::Look look = company_.Find(position_.board_key(), HandHeld());
  return look.solved && look.proof == 0 ? look.move : Move();
}

// The reply that is mated latest; no move if the table knows none.
template <typename Company>
Move StrongSearch<Company>::LongestDefence() const {
  movegen::MoveList evasions;
  movegen::GenerateEvasions(position_, evasions);
  std::sort(evasions.begin(), evasions.end());
  Move longest;
  int plies = -1;
  for (const Move evasion : evasions) {
    const auto look = company_.Find(position_.BoardKeyAfter(evasion), HandHeld());
    if (!look.solved || look.proof != 0 || look.plies <= plies) continue;
    longest = evasion;
    plies = look.plies;
  }
  return longest;
}

template class StrongSearch<Alone>;
template class StrongSearch<Team>;

}  // namespace hakari::mate
