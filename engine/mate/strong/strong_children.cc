// The children of a node: generating them, looking them up, linking similar moves, and combining
// their numbers.
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

template <typename Company>
template <bool kAttacks>
void StrongSearch<Company>::Look(Child& child) {
  Value& value = child.value;
  const int repeated = path_.Repeated(child.board_key, child.hand);
  if (repeated != Path::kNone || path_.length() >= limits_.plies) {
    value.proof = kInfinite;
    value.disproof = 0;
    value.hand = child.hand;
    value.rests_on = repeated;
    return;
  }
  const DominanceTable::Look look = company_.Find(child.board_key, child.hand);
  if (look.solved) return TakeSolved(look, value);
  value.proof = look.proof;
  value.disproof = look.disproof;
  if (!look.known) {
    if (kAttacks) CountReplies(child);
    return;
  }
  child.is_new = false;
  child.is_old = look.plies < path_.length();
  if (look.may_repeat) {
    const int rests_on = repetitions_.Find(path_.KeyWith(child.board_key, child.hand));
    if (rests_on == RepetitionTable::kNone) return;
    value.proof = kInfinite;
    value.disproof = 0;
    value.hand = child.hand;
    value.rests_on = rests_on;
  }
}

// The initial proof number of a check is the number of its replies, where all drops on one square
// count as one. A check without replies mates.
template <typename Company>
void StrongSearch<Company>::CountReplies(Child& check) {
  if (const uint32_t known = reply_counts_.Find(KeyOf(check))) {
    check.value.proof = std::max(check.value.proof, known);
    return;
  }
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
    reply_counts_.Note(KeyOf(check), groups);
    check.value.proof = std::max(check.value.proof, groups);
  }
  position_.UndoMove(check.move, undo);
}

// Links the move without promotion behind the promotion of a pawn, bishop or rook. Only the first
// move of such a row is searched at first.
template <typename Company>
void StrongSearch<Company>::LinkPlainMoves(size_t first) {
  for (size_t i = first; i < children_.size(); ++i) {
    Child& child = children_[i];
    if (child.move.is_drop() || !child.move.is_promotion()) continue;
    const PieceKind kind = KindOf(position_.at(child.move.from()));
    if (kind != kPawn && kind != kBishop && kind != kRook) continue;
    const Move plain = Move::Board(child.move.from(), child.move.to());
    for (size_t k = first; k < i; ++k) {  // in the order of codes, plain moves come first
      if (children_[k].move == plain) Link(first, i, k);
    }
  }
}

// Links the drops on one square in the same way.
template <typename Company>
void StrongSearch<Company>::LinkInterpositions(size_t first) {
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

template <typename Company>
void StrongSearch<Company>::Link(size_t first, size_t index, size_t successor) {
  children_[index].successor = static_cast<int16_t>(successor - first);
  children_[successor].active = false;
}

// Activates the next move of the row after a move has failed.
template <typename Company>
template <bool kAttacks>
void StrongSearch<Company>::MakeWay(size_t first, size_t index) {
  const auto lost = [](const Child& child) {
    return (kAttacks ? child.value.disproof : child.value.proof) == 0;
  };
  while (children_[index].active && lost(children_[index]) &&
         children_[index].successor != kNoSuccessor) {
    index = first + children_[index].successor;
    children_[index].active = true;
  }
}

// For the side to move, the winning number is the least of the children's, the losing number their
// sum. In a team, the best child is another one if other searches are below the one with the least
// number and it is not much harder.
template <typename Company>
template <bool kAttacks>
typename StrongSearch<Company>::Family StrongSearch<Company>::Gather(size_t first) const {
  uint32_t least = kInfinite;
  uint32_t best_asked = kInfinite;  // its number including the crowding
  uint32_t best_win = kInfinite;
  uint32_t best_lose = kInfinite;
  Family family{Value(), first, kInfinite, 0};
  DampedSum sum;
  for (size_t i = first; i < children_.size(); ++i) {
    const Child& child = children_[i];
    const uint32_t win = kAttacks ? child.value.proof : child.value.disproof;
    const uint32_t lose = kAttacks ? child.value.disproof : child.value.proof;
    if (lose == 0 || (!child.active && win != 0)) continue;
    if (win != 0) sum.Add(lose);
    least = std::min(least, win);
    const uint32_t asked = win + Crowding(child, win);
    if (asked < best_asked || (asked == best_asked && lose < best_lose)) {
      family.second = std::min(family.second, best_win);
      family.best = i;
      best_asked = asked;
      best_win = win;
      best_lose = lose;
    } else {
      family.second = std::min(family.second, win);
    }
  }
  const uint32_t total = least == 0 ? kInfinite : Capped(sum.total());
  family.value.proof = kAttacks ? least : total;
  family.value.disproof = kAttacks ? total : least;
  if (least != 0) family.sum_rest = Capped(sum.TotalWithout(best_lose));
  return family;
}

// A penalty for a child that other searches are working on: half of its number, plus one, for each
// of them.
template <typename Company>
uint32_t StrongSearch<Company>::Crowding(const Child& child, uint32_t win) const {
  if constexpr (Company::kHasOthers) {
    if (win == 0 || win == kInfinite) return 0;
    return Capped(uint64_t{company_.Visitors(KeyOf(child))} * (win / 2 + 1));
  }
  return 0;
}

template <typename Company>
template <bool kAttacks>
void StrongSearch<Company>::Expand() {
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
    company_.Prefetch(board_key);
    if (kAttacks) reply_counts_.Prefetch(PositionKey(board_key, hand));
    children_.push_back({board_key, Value(), hand, move, kNoSuccessor, true, true, false});
  }
  for (size_t i = first; i < children_.size(); ++i) Look<kAttacks>(children_[i]);
  if (kAttacks) {
    LinkPlainMoves(first);
  } else {
    LinkInterpositions(first);
  }
  for (size_t i = first; i < children_.size(); ++i) MakeWay<kAttacks>(first, i);
}

template void StrongSearch<Alone>::Expand<true>();
template void StrongSearch<Alone>::Expand<false>();
template void StrongSearch<Alone>::Look<true>(Child& child);
template void StrongSearch<Alone>::Look<false>(Child& child);
template void StrongSearch<Alone>::MakeWay<true>(size_t first, size_t index);
template void StrongSearch<Alone>::MakeWay<false>(size_t first, size_t index);
template StrongSearch<Alone>::Family StrongSearch<Alone>::Gather<true>(size_t first) const;
template StrongSearch<Alone>::Family StrongSearch<Alone>::Gather<false>(size_t first) const;
template void StrongSearch<Team>::Expand<true>();
template void StrongSearch<Team>::Expand<false>();
template void StrongSearch<Team>::Look<true>(Child& child);
template void StrongSearch<Team>::Look<false>(Child& child);
template void StrongSearch<Team>::MakeWay<true>(size_t first, size_t index);
template void StrongSearch<Team>::MakeWay<false>(size_t first, size_t index);
template StrongSearch<Team>::Family StrongSearch<Team>::Gather<true>(size_t first) const;
template StrongSearch<Team>::Family StrongSearch<Team>::Gather<false>(size_t first) const;

}  // namespace hakari::mate
