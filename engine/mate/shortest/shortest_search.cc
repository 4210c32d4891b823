#include "engine/mate/shortest/shortest_search.h"

#include <algorithm>
#include <utility>

#include "engine/mate/shortest/free_taking.h"
#include "engine/mate/strong/hand_bounds.h"
#include "engine/movegen/move_list.h"
#include "engine/movegen/movegen.h"

namespace hakari::mate {

BoundedAnswer ShortestSearch::Run(const Position& root, int plies, const MateLimits& limits) {
  position_ = root;
  attacker_ = root.side_to_move();
  limits_ = limits;
  answer_ = BoundedAnswer();
  children_.clear();
  const Value value = Solve<true>({plies, kNoSquare});
  if (!stopped() && value.proof == 0) CollectLine(plies);
  if (stopped()) {
    answer_.line.clear();
  } else {
    answer_.answer = value.proof == 0 ? MateAnswer::kMate : MateAnswer::kNoMate;
    answer_.plies = value.plies;
  }
  return std::move(answer_);
}

template <bool kAttacks>
ShortestSearch::Value ShortestSearch::Solve(Place place) {
  constexpr Limit kNoLimit{kInfinite - 1, kInfinite - 1};
  const Value value = Search<kAttacks>(place, kNoLimit);
  if (!stopped() && !value.solved()) answer_.reason = StopReason::kSaturated;
  return value;
}

bool ShortestSearch::CountNode() {
  constexpr uint64_t kPollInterval = 1024;
  if (answer_.nodes == limits_.nodes) {
    answer_.reason = StopReason::kNodes;
  } else if (answer_.nodes % kPollInterval == 0 && limits_.StopNow()) {
    answer_.reason = StopReason::kStopped;
  } else if (!table_.MakeRoom()) {
    answer_.reason = StopReason::kMemory;
  }
  if (stopped()) return false;
  ++answer_.nodes;
  return true;
}

uint64_t ShortestSearch::KeyOf(uint64_t board_key, Square dropped) const {
  if (dropped == kNoSquare) return board_key;
  return board_key ^ (static_cast<uint64_t>(dropped) + 1) * uint64_t{0x9e3779b97f4a7c15};
}

Undo ShortestSearch::Do(const Child& child) {
  return child.is_free ? TakeFreely(position_, child.move) : position_.DoMove(child.move);
}

void ShortestSearch::UndoChild(const Child& child, Undo undo) {
  if (child.is_free) {
    UndoTakeFreely(position_, child.move, undo);
  } else {
    position_.UndoMove(child.move, undo);
  }
}

// Searches the position until one of its numbers reaches the limit.
template <bool kAttacks>
ShortestSearch::Value ShortestSearch::Search(Place place, Limit limit) {
  const uint64_t nodes_before = answer_.nodes;
  if (!CountNode()) return {};
  const size_t first = children_.size();
  Expand<kAttacks>(place);
  Family family = Gather<kAttacks>(first);
  while (!stopped() && !family.value.solved() && family.value.proof < limit.proof &&
         family.value.disproof < limit.disproof) {
    SearchChild<kAttacks>(place, family, limit);
    MakeWay<kAttacks>(first, family.best);
    family = Gather<kAttacks>(first);
  }
  const Value value = stopped() ? Value() : Conclude<kAttacks>(place, first, family, nodes_before);
  children_.resize(first);
  return value;
}

// Searches the best child, unless an earlier search has solved it since the last look.
template <bool kAttacks>
void ShortestSearch::SearchChild(Place place, const Family& family, Limit limit) {
  Look<kAttacks>(children_[family.best], place.left);
  if (children_[family.best].value.solved()) return;
  const Child child = children_[family.best];
  const Place below{LeftBelow(child, place.left), child.is_shield ? child.move.to() : kNoSquare};
  const Undo undo = Do(child);
  const Value value = Search<!kAttacks>(below, ChildLimit<kAttacks>(family, limit));
  UndoChild(child, undo);
  children_[family.best].value = value;
}

template <bool kAttacks>
ShortestSearch::Value ShortestSearch::Conclude(Place place, size_t first, const Family& family,
                                               uint64_t nodes_before) {
  Value value = family.value;
  const Child* winner = nullptr;
  if (value.solved()) {
    const bool won = (kAttacks ? value.proof : value.disproof) == 0;
    if (won) winner = &children_[family.best];
    value = won ? WonBy<kAttacks>(*winner) : LostByAll<kAttacks>(place, first);
  }
  Store(place, value, winner, answer_.nodes - nodes_before);
  return value;
}

template <bool kAttacks>
ShortestSearch::Limit ShortestSearch::ChildLimit(const Family& family, Limit limit) const {
  const uint32_t win = kAttacks ? limit.proof : limit.disproof;
  const uint32_t lose = kAttacks ? limit.disproof : limit.proof;
  // A quarter more than the second-best child needs, to avoid switching between the two at every
  // step.
  const uint32_t wider = Capped(family.second + family.second / 4 + uint64_t{1});
  const uint32_t child_win = std::min(win, wider);
  const uint32_t child_lose = lose - std::min(lose, family.sum_rest);
  return kAttacks ? Limit{child_win, child_lose} : Limit{child_lose, child_win};
}

namespace {

int OnePlyMore(int plies) { return plies == LengthTable::kForever ? plies : plies + 1; }
int OnePlyLess(int plies) { return plies == LengthTable::kForever ? plies : plies - 1; }

}  // namespace

template <bool kAttacks>
ShortestSearch::Value ShortestSearch::WonBy(const Child& child) const {
  Value value = child.value;
  value.plies = child.is_free ? OnePlyLess(value.plies) : OnePlyMore(value.plies);
  if (kAttacks) {
    if (!child.is_free) value.hand = HandBeforeAttack(position_, child.move, value.hand);
    return value;
  }
  Hand all = AllInHands(position_);
  if (child.move.is_drop()) all.Remove(child.move.drop_kind());
  value.hand = Intersection(value.hand, all);
  return value;
}

template <bool kAttacks>
ShortestSearch::Value ShortestSearch::LostByAll(Place place, size_t first) const {
  Value value;
  if (!kAttacks) {
    value.proof = 0;
    value.disproof = kInfinite;
    for (size_t i = first; i < children_.size(); ++i) {
      value.hand = Union(value.hand, children_[i].value.hand);
      value.plies = std::max(value.plies, OnePlyMore(children_[i].value.plies));
    }
    value.hand = KeepInterpositionsAway(position_, value.hand);
    return value;
  }
  value.proof = kInfinite;
  value.disproof = 0;
  value.hand = AllInHands(position_);
  // If no ply was left, no check was tried.
  value.plies = place.left < 1 ? place.left : LengthTable::kForever;
  for (size_t i = first; i < children_.size(); ++i) {
    const Child& child = children_[i];
    const Hand before = child.is_free ? child.value.hand
                                      : HandBeforeAttack(position_, child.move, child.value.hand);
    value.hand = Intersection(value.hand, before);
    value.plies = std::min(
        value.plies, child.is_free ? OnePlyLess(child.value.plies) : OnePlyMore(child.value.plies));
  }
  if (place.left >= 1) value.hand = TakeNewDropChecksOut(position_, value.hand);
  return value;
}

void ShortestSearch::Store(Place place, const Value& value, const Child* winner, uint64_t effort) {
  if (table_.IsFull()) {
    answer_.reason = StopReason::kMemory;
    return;
  }
  LengthTable::Entry& entry = table_.Open(KeyOf(position_.board_key(), place.dropped),
                                          position_.hand(attacker_), place.left);
  entry.effort = static_cast<uint32_t>(std::min<uint64_t>(entry.effort + effort, UINT32_MAX));
  entry.proof = value.proof;
  entry.disproof = value.disproof;
  if (!value.solved()) return;
  entry.hand = value.hand;
  entry.plies = static_cast<int16_t>(value.plies);
  if (winner != nullptr) {
    entry.move = winner->move;
    entry.is_free = winner->is_free;
  }
}

// Collects the attacker's stored moves against the longest defence. Here taken pieces are not given
// back; what was proved for the attacker's hand holds with more in it. Entries that garbage
// collection has removed are searched again.
void ShortestSearch::CollectLine(int plies) {
  Place place{plies, kNoSquare};
  for (;;) {
    const bool attacks = position_.side_to_move() == attacker_;
    if (!attacks && !movegen::HasLegalMove(position_)) return;
    Step step;
    if (!(attacks ? NextAttack(place, step) : LongestDefence(place, step))) {
      const Value value = attacks ? Solve<true>(place) : Solve<false>(place);
      if (!stopped() && value.proof != 0) answer_.reason = StopReason::kMemory;
    } else if (static_cast<int>(answer_.line.size()) >= limits_.plies) {
      answer_.reason = StopReason::kPlies;
    } else {
      position_.DoMove(step.move);
      answer_.line.push_back(step.move);
      place = step.below;
    }
    if (stopped()) return;
  }
}

bool ShortestSearch::NextAttack(Place place, Step& step) const {
  const LengthTable::Entry* solved =
      table_
          .Find(KeyOf(position_.board_key(), place.dropped), position_.hand(attacker_), place.left)
          .solved;
  if (solved == nullptr || solved->proof != 0) return false;
  step.move = solved->move;
  step.below = {solved->is_free ? solved->plies + 1 : solved->plies - 1, kNoSquare};
  return true;
}

// Finds the reply that is mated latest. Returns false if the table knows none.
bool ShortestSearch::LongestDefence(Place place, Step& step) const {
  movegen::MoveList evasions;
  movegen::GenerateEvasions(position_, evasions);
  std::sort(evasions.begin(), evasions.end());
  bool found = false;
  for (const Move evasion : evasions) {
    const Square dropped = evasion.is_drop() ? evasion.to() : kNoSquare;
    const LengthTable::Entry* solved = table_
                                           .Find(KeyOf(position_.BoardKeyAfter(evasion), dropped),
                                                 position_.hand(attacker_), place.left - 1)
                                           .solved;
    if (solved == nullptr || solved->proof != 0) continue;
    if (found && solved->plies <= step.below.left) continue;
    step = {evasion, {solved->plies, dropped}};
    found = true;
  }
  return found;
}

}  // namespace hakari::mate
