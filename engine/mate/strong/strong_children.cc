// The children of a node: made, looked up, put in rows, and summed up.
#include <algorithm>

#include "engine/core/bitboard.h"
#include "engine/core/piece.h"
#include "engine/core/square.h"
#include "engine/mate/strong/damped_sum.h"
#include "engine/mate/strong/hand_bounds.h"
#include "engine/mate/strong/strong_search.h"
#include "engine/movegen/move_list.h"
#include "engine/movegen/movegen.h"

namespace hakari::mate {

template <bool kAttacks>
void StrongSearch::Look(Child& child) {
  Value& value = child.value;
  const int repeated = path_.Repeated(child.board_key, child.hand);
  if (repeated != Path::kNone || path_.length() >= limits_.plies) {
    value.proof = kInfinite;
    value.disproof = 0;
    value.hand = child.hand;
    value.rests_on = repeated;
    return;
  }
  const DominanceTable::Look look = table_.Find(child.board_key, child.hand);
  if (look.solved != nullptr) {
    value.proof = look.solved->proof == 0 ? 0 : kInfinite;
    value.disproof = look.solved->proof == 0 ? kInfinite : 0;
    value.hand = look.solved->hand;
    value.plies = look.solved->plies;
    return;
  }
  value.proof = look.proof;
  value.disproof = look.disproof;
  if (look.exact == nullptr) {
    if (kAttacks) CountReplies(child);
    return;
  }
  child.is_new = false;
  child.is_old = look.exact->plies < path_.length();
  if (look.exact->may_repeat) {
    const int rests_on = repetitions_.Find(path_.KeyWith(child.board_key, child.hand));
    if (rests_on == RepetitionTable::kNone) return;
    value.proof = kInfinite;
    value.disproof = 0;
    value.hand = child.hand;
    value.rests_on = rests_on;
  }
}

// A check never searched is as hard to prove as it has replies, all interpositions on a square
// taken for one; without replies it mates.
void StrongSearch::CountReplies(Child& check) {
  const Undo undo = position_.DoMove(check.move);
  movegen::MoveList replies;
  movegen::GenerateEvasions(position_, replies);
  if (replies.empty()) {
    check.value.proof = 0;
    check.value.disproof = kInfinite;
    check.value.hand = KeepInterpositionsAway(position_, Hand());
  } else {
    uint32_t groups = 0;
    Bitboard dropped_on;
    for (const Move reply : replies) {
      if (reply.is_drop()) {
        dropped_on |= Bitboard::Of(reply.to());
      } else {
        ++groups;
      }
    }
    groups += static_cast<uint32_t>(dropped_on.Count());
    check.value.proof = std::max(check.value.proof, groups);
  }
  position_.UndoMove(check.move, undo);
}

// Puts moves that are much alike in a row, of which only the first is searched for now.
template <>
void StrongSearch::LinkSuccessors<true>(size_t first) {
  for (size_t i = first; i < children_.size(); ++i) {
    Child& child = children_[i];
    if (child.move.is_drop() || !child.move.is_promotion()) continue;
    const PieceKind kind = KindOf(position_.at(child.move.from()));
    if (kind != kPawn && kind != kBishop && kind != kRook) continue;
    const Move plain = Move::Board(child.move.from(), child.move.to());
    for (size_t k = first; k < i; ++k) {  // the order is that of codes: plain moves come first
      if (children_[k].move == plain) Link(first, i, k);
    }
  }
}

template <>
void StrongSearch::LinkSuccessors<false>(size_t first) {
  constexpr size_t kNothing = SIZE_MAX;
  size_t last_drop_on[kSquareCount];
  std::fill_n(last_drop_on, kSquareCount, kNothing);
  for (size_t i = first; i < children_.size(); ++i) {
    if (!children_[i].move.is_drop()) continue;
    size_t& last = last_drop_on[children_[i].move.to()];
    if (last != kNothing) Link(first, last, i);
    last = i;
  }
}

void StrongSearch::Link(size_t first, size_t index, size_t successor) {
  children_[index].successor = static_cast<int16_t>(successor - first);
  children_[successor].active = false;
}

// A move that has failed makes way for the next one of its row.
template <bool kAttacks>
void StrongSearch::MakeWay(size_t first, size_t index) {
  const auto lost = [](const Child& child) {
    return (kAttacks ? child.value.disproof : child.value.proof) == 0;
  };
  while (children_[index].active && lost(children_[index]) &&
         children_[index].successor != kNoSuccessor) {
    index = first + children_[index].successor;
    children_[index].active = true;
  }
}

// For the side to move: the least number of what wins, the sum of what loses.
template <bool kAttacks>
StrongSearch::Family StrongSearch::Gather(size_t first) const {
  uint32_t least = kInfinite;
  uint32_t least_lose = kInfinite;
  Family family{Value(), first, kInfinite, 0};
  DampedSum sum;
  for (size_t i = first; i < children_.size(); ++i) {
    const Child& child = children_[i];
    const uint32_t win = kAttacks ? child.value.proof : child.value.disproof;
    const uint32_t lose = kAttacks ? child.value.disproof : child.value.proof;
    if (lose == 0 || (!child.active && win != 0)) continue;
    if (win != 0) sum.Add(lose);
    if (win < least || (win == least && lose < least_lose)) {
      family.second = least;
      family.best = i;
      least = win;
      least_lose = lose;
    } else {
      family.second = std::min(family.second, win);
    }
  }
  const uint32_t total = least == 0 ? kInfinite : Capped(sum.total());
  family.value.proof = kAttacks ? least : total;
  family.value.disproof = kAttacks ? total : least;
  if (least != 0) family.sum_rest = Capped(sum.TotalWithout(least_lose));
  return family;
}

template <bool kAttacks>
void StrongSearch::Expand() {
  movegen::MoveList moves;
  if (kAttacks) {
    movegen::GenerateChecks(position_, moves);
  } else {
    movegen::GenerateEvasions(position_, moves);
  }
  std::sort(moves.begin(), moves.end());
  const size_t first = children_.size();
  for (const Move move : moves) {
    Hand hand = position_.hand(attacker_);
    if (kAttacks) {
      if (move.is_drop()) {
        hand.Remove(move.drop_kind());
      } else if (position_.at(move.to()) != kNoPiece) {
        hand.Add(Demote(KindOf(position_.at(move.to()))));
      }
    }
    const uint64_t board_key = position_.BoardKeyAfter(move);
    table_.Prefetch(board_key);
    children_.push_back({board_key, Value(), hand, move, kNoSuccessor, true, true, false});
  }
  for (size_t i = first; i < children_.size(); ++i) Look<kAttacks>(children_[i]);
  LinkSuccessors<kAttacks>(first);
  for (size_t i = first; i < children_.size(); ++i) MakeWay<kAttacks>(first, i);
}

template void StrongSearch::Expand<true>();
template void StrongSearch::Expand<false>();
template void StrongSearch::Look<true>(Child& child);
template void StrongSearch::Look<false>(Child& child);
template void StrongSearch::MakeWay<true>(size_t first, size_t index);
template void StrongSearch::MakeWay<false>(size_t first, size_t index);
template StrongSearch::Family StrongSearch::Gather<true>(size_t first) const;
template StrongSearch::Family StrongSearch::Gather<false>(size_t first) const;

}  // namespace hakari::mate
