// The children of a node: generating them, looking them up, linking similar moves, and combining
// their numbers.
#include <algorithm>

#include "engine/core/bitboard.h"
#include "engine/core/piece.h"
#include "engine/core/square.h"
#include "engine/mate/shortest/free_taking.h"
#include "engine/mate/shortest/shortest_search.h"
#include "engine/mate/strong/damped_sum.h"
#include "engine/mate/strong/hand_bounds.h"
#include "engine/movegen/move_list.h"
#include "engine/movegen/movegen.h"

namespace hakari::mate {

template <bool kAttacks>
void ShortestSearch::Look(Child& child, int left) {
  const int left_below = LeftBelow(child, left);
  const LengthTable::Look look = table_.Find(child.key, child.hand, left_below);
  Value& value = child.value;
  if (look.solved != nullptr) {
    value.proof = look.solved->proof == 0 ? 0 : kInfinite;
    value.disproof = look.solved->proof == 0 ? kInfinite : 0;
    value.hand = look.solved->hand;
    value.plies = look.solved->plies;
  } else if (look.open != nullptr) {
    value.proof = look.open->proof;
    value.disproof = look.open->disproof;
  } else if (kAttacks && !child.is_counted) {
    CountReplies(child, left_below);
    child.is_counted = true;
  }
}

// The initial proof number of a check is the number of its replies, where all drops on one square
// count as one. A check without replies mates. If no plies are left, any reply by a piece from the
// board refutes it.
void ShortestSearch::CountReplies(Child& check, int left) {
  const Undo undo = Do(check);
  movegen::MoveList replies;
  movegen::GenerateEvasions(position_, replies);
  uint32_t from_board = 0;
  Bitboard dropped_on;
  for (const Move reply : replies) {
    if (reply.is_drop()) {
      dropped_on |= Bitboard::Of(reply.to());
    } else {
      ++from_board;
    }
  }
  Value& value = check.value;
  if (replies.empty()) {
    value.proof = 0;
    value.disproof = kInfinite;
    value.hand = KeepInterpositionsAway(position_, Hand());
    value.plies = 0;
  } else if (left == 0 && from_board > 0) {
    value.proof = kInfinite;
    value.disproof = 0;
    value.hand = AllInHands(position_);
    value.plies = 0;
  } else {
    value.proof = from_board + static_cast<uint32_t>(dropped_on.Count());
  }
  UndoChild(check, undo);
}

// Links similar moves in a row, of which only the first is searched at first.
template <>
void ShortestSearch::LinkSuccessors<true>(size_t first) {
  for (size_t i = first; i < children_.size(); ++i) {
    const Child& child = children_[i];
    if (child.is_free || child.move.is_drop() || !child.move.is_promotion()) continue;
    const PieceKind kind = KindOf(position_.at(child.move.from()));
    if (kind != kPawn && kind != kBishop && kind != kRook) continue;
    const Move plain = Move::Board(child.move.from(), child.move.to());
    for (size_t k = first; k < i; ++k) {  // in the order of codes, plain moves come first
      if (children_[k].move == plain && !children_[k].is_free) Link(first, i, k);
    }
  }
}

template <>
void ShortestSearch::LinkSuccessors<false>(size_t first) {
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

void ShortestSearch::Link(size_t first, size_t index, size_t successor) {
  children_[index].successor = static_cast<int16_t>(successor - first);
  children_[successor].active = false;
}

// Activates the next move of the row after a move has failed.
template <bool kAttacks>
void ShortestSearch::MakeWay(size_t first, size_t index) {
  const auto lost = [](const Child& child) {
    return (kAttacks ? child.value.disproof : child.value.proof) == 0;
  };
  while (children_[index].active && lost(children_[index]) &&
         children_[index].successor != kNoSuccessor) {
    index = first + static_cast<size_t>(children_[index].successor);
    children_[index].active = true;
  }
}

// For the side to move, the winning number is the least of the children's, the losing number their
// sum.
template <bool kAttacks>
ShortestSearch::Family ShortestSearch::Gather(size_t first) const {
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
  const uint32_t lost = least == 0 ? kInfinite : Capped(sum.total());
  family.value.proof = kAttacks ? least : lost;
  family.value.disproof = kAttacks ? lost : least;
  if (least != 0) family.sum_rest = Capped(sum.TotalWithout(least_lose));
  return family;
}

template <bool kAttacks>
void ShortestSearch::Expand(Place place) {
  const size_t first = children_.size();
  const Hand held = position_.hand(attacker_);
  const auto add = [&](Move move, bool is_free) {
    Hand hand = held;
    if (kAttacks && !is_free) {
      if (move.is_drop()) {
        hand.Remove(move.drop_kind());
      } else if (position_.at(move.to()) != kNoPiece) {
        hand.Add(Demote(KindOf(position_.at(move.to()))));
      }
    }
    const bool is_shield = !kAttacks && move.is_drop();
    const uint64_t key = KeyOf(position_.BoardKeyAfter(move),
                               is_shield ? move.to() : static_cast<Square>(kNoSquare));
    table_.Prefetch(key);
    children_.push_back({key, Value(), hand, move, kNoSuccessor, true, is_free, is_shield, false});
  };
  movegen::MoveList moves;
  if (!kAttacks) {
    movegen::GenerateEvasions(position_, moves);
  } else if (place.left >= 1) {
    movegen::GenerateChecks(position_, moves);
  }
  std::sort(moves.begin(), moves.end());
  for (const Move move : moves) add(move, false);
  if (kAttacks && place.dropped != kNoSquare) {
    for (const Move taking : FreeTakings(position_, place.dropped)) {
      if (taking) add(taking, true);
    }
  }
  for (size_t i = first; i < children_.size(); ++i) Look<kAttacks>(children_[i], place.left);
  LinkSuccessors<kAttacks>(first);
  for (size_t i = first; i < children_.size(); ++i) MakeWay<kAttacks>(first, i);
}

template void ShortestSearch::Expand<true>(Place place);
template void ShortestSearch::Expand<false>(Place place);
template void ShortestSearch::Look<true>(Child& child, int left);
template void ShortestSearch::Look<false>(Child& child, int left);
template void ShortestSearch::MakeWay<true>(size_t first, size_t index);
template void ShortestSearch::MakeWay<false>(size_t first, size_t index);
template ShortestSearch::Family ShortestSearch::Gather<true>(size_t first) const;
template ShortestSearch::Family ShortestSearch::Gather<false>(size_t first) const;

}  // namespace hakari::mate
