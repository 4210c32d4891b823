#include "engine/mate/strong/strong_search.h"

#include <algorithm>
#include <utility>

#include "engine/mate/strong/hand_bounds.h"
#include "engine/movegen/move_list.h"
#include "engine/movegen/movegen.h"

namespace hakari::mate {
MateResult StrongSearch::Run(const Position& root, const MateLimits& limits) {
  position_ = root;
  attacker_ = root.side_to_move();
  limits_ = limits;
  result_ = MateResult();
  table_.Clear();
  repetitions_.Clear();
  path_.Clear();
  children_.clear();
  const Value value = Solve<true>();
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

// Searches until the position is solved, on every path that leads here; else the search is stopped.
template <bool kAttacks>
StrongSearch::Value StrongSearch::Solve() {
  constexpr Limit kNoLimit{kInfinite - 1, kInfinite - 1};
  bool starved = false;
  const Value value = Search<kAttacks>(kNoLimit, starved);
  if (stopped()) return value;
  if (!value.solved()) {
    result_.reason = StopReason::kSaturated;
  } else if (value.rests_on != RepetitionTable::kNone) {
    result_.reason = StopReason::kPlies;  // only a path that was cut off can rest on nothing
  }
  return value;
}

bool StrongSearch::CountNode() {
  constexpr uint64_t kPollInterval = 1024;
  if (result_.nodes == limits_.nodes) {
    result_.reason = StopReason::kNodes;
  } else if (limits_.stop != nullptr && result_.nodes % kPollInterval == 0 &&
             limits_.stop->load(std::memory_order_relaxed)) {
    result_.reason = StopReason::kStopped;
  } else if (table_.IsNearlyFull()) {
    table_.Collect();
    if (table_.IsNearlyFull()) result_.reason = StopReason::kMemory;
  }
  if (stopped()) return false;
  ++result_.nodes;
  return true;
}

// Searches the position until a number reaches its limit. `starved`: no new node has been searched
// since a circle was entered.
template <bool kAttacks>
StrongSearch::Value StrongSearch::Search(Limit limit, bool& starved) {
  const uint64_t nodes_before = result_.nodes;
  if (!CountNode()) return {};
  path_.Push(position_.board_key(), position_.hand(attacker_));
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
  while (!stopped() && !family.value.solved() && family.value.proof < limit.proof &&
         family.value.disproof < limit.disproof) {
    SearchChild<kAttacks>(family, limit, starved);
    MakeWay<kAttacks>(first, family.best);
    family = Gather<kAttacks>(first);
  }
  const Value value = stopped() ? Value() : Conclude<kAttacks>(first, family, nodes_before);
  children_.resize(first);
  path_.Pop();
  return value;
}

// The best child, unless something searched since it was last looked at has settled it.
template <bool kAttacks>
void StrongSearch::SearchChild(const Family& family, Limit limit, bool& starved) {
  Look<kAttacks>(children_[family.best]);
  if (children_[family.best].value.solved()) return;
  if (children_[family.best].is_new) starved = false;
  const Move move = children_[family.best].move;
  const Undo undo = position_.DoMove(move);
  const Value value = Search<!kAttacks>(ChildLimit<kAttacks>(family, limit), starved);
  position_.UndoMove(move, undo);
  children_[family.best].value = value;
  children_[family.best].is_new = false;
}

// What the node has come to, with hand and length if it is solved; and puts it into the table.
template <bool kAttacks>
StrongSearch::Value StrongSearch::Conclude(size_t first, const Family& family,
                                           uint64_t nodes_before) {
  Value value = family.value;
  Move move;
  if (value.solved()) {
    const bool won = (kAttacks ? value.proof : value.disproof) == 0;
    value = won ? WonBy<kAttacks>(children_[family.best]) : LostByAll<kAttacks>(first);
    if (won) move = children_[family.best].move;
    // The node itself is the one that was to be repeated: so it is lost however it is reached.
    if (value.rests_on >= path_.length() - 1) value.rests_on = RepetitionTable::kNone;
  }
  Store(value, move, result_.nodes - nodes_before);
  return value;
}

template <bool kAttacks>
StrongSearch::Limit StrongSearch::ChildLimit(const Family& family, Limit limit) const {
  const uint32_t win = kAttacks ? limit.proof : limit.disproof;
  const uint32_t lose = kAttacks ? limit.disproof : limit.proof;
  // A little more than the next best child asks, so that the search does not hop to and fro.
  const uint32_t wider = Capped(family.second + family.second / 4 + uint64_t{1});
  const uint32_t child_win = std::min(win, wider);
  const uint32_t child_lose = lose - std::min(lose, family.sum_rest);
  return kAttacks ? Limit{child_win, child_lose} : Limit{child_lose, child_win};
}

template <bool kAttacks>
StrongSearch::Value StrongSearch::WonBy(const Child& child) const {
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

template <bool kAttacks>
StrongSearch::Value StrongSearch::LostByAll(size_t first) {
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

void StrongSearch::Store(const Value& value, Move move, uint64_t effort) {
  if (table_.IsFull()) {
    result_.reason = StopReason::kMemory;
    return;
  }
  const Hand hand = position_.hand(attacker_);
  DominanceTable::Entry& entry = table_.Open(position_.board_key(), hand);
  entry.effort = static_cast<uint32_t>(std::min<uint64_t>(entry.effort + effort, UINT32_MAX));
  if (value.rests_on != RepetitionTable::kNone) {
    entry.may_repeat = true;
    entry.plies = std::min(entry.plies, static_cast<uint16_t>(path_.length() - 1));
    repetitions_.Note(path_.key(), value.rests_on);
    return;
  }
  entry.proof = value.proof;
  entry.disproof = value.disproof;
  if (value.solved()) {
    entry.hand = value.hand;
    entry.move = move;
    entry.plies = static_cast<uint16_t>(value.plies);
  } else {
    entry.plies = std::min(entry.plies, static_cast<uint16_t>(path_.length() - 1));
  }
}

// The attacker's stored moves against the longest defence. What was collected from the table in the
// meantime is searched once more.
void StrongSearch::CollectLine() {
  path_.Clear();
  for (;;) {
    const Hand hand = position_.hand(attacker_);
    const bool attacks = position_.side_to_move() == attacker_;
    if (!attacks && !movegen::HasLegalMove(position_)) return;
    const DominanceTable::Look look = table_.Find(position_.board_key(), hand);
    const Move move = attacks ? StoredMove(look) : LongestDefence();
    if (!move) {
      const Value value = attacks ? Solve<true>() : Solve<false>();
      if (!stopped() && value.proof != 0) result_.reason = StopReason::kMemory;
    } else if (static_cast<int>(result_.line.size()) >= limits_.plies) {
      result_.reason = StopReason::kPlies;
    } else {
      path_.Push(position_.board_key(), hand);
      position_.DoMove(move);
      result_.line.push_back(move);
    }
    if (stopped()) return;
  }
}

Move StrongSearch::StoredMove(const DominanceTable::Look& look) const {
  return look.solved != nullptr && look.solved->proof == 0 ? look.solved->move : Move();
}

// No move if nothing is known of any.
Move StrongSearch::LongestDefence() const {
  movegen::MoveList evasions;
  movegen::GenerateEvasions(position_, evasions);
  std::sort(evasions.begin(), evasions.end());
  Move longest;
  int plies = -1;
  for (const Move evasion : evasions) {
    const auto look = table_.Find(position_.BoardKeyAfter(evasion), position_.hand(attacker_));
    if (look.solved == nullptr || look.solved->proof != 0 || look.solved->plies <= plies) continue;
    longest = evasion;
    plies = look.solved->plies;
  }
  return longest;
}

}  // namespace hakari::mate
