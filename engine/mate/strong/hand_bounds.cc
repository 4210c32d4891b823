#include "engine/mate/strong/hand_bounds.h"

#include <algorithm>

#include "engine/core/bitboard.h"
#include "engine/core/color.h"
#include "engine/core/geometry.h"
#include "engine/core/piece.h"
#include "engine/core/square.h"
#include "engine/position/attacks.h"

namespace hakari::mate {
namespace {

void Add(Hand& hand, PieceKind kind, int count) {
  for (int i = 0; i < count; ++i) hand.Add(kind);
}

void TakeAll(Hand& hand, PieceKind kind) {
  while (hand.Has(kind)) hand.Remove(kind);
}

}  // namespace

Hand Union(Hand a, Hand b) {
  if (a.Covers(b)) return a;
  Hand both;
  for (PieceKind kind : kHandKinds) Add(both, kind, std::max(a.Count(kind), b.Count(kind)));
  return both;
}

Hand Intersection(Hand a, Hand b) {
  if (a.Covers(b)) return b;
  Hand common;
  for (PieceKind kind : kHandKinds) Add(common, kind, std::min(a.Count(kind), b.Count(kind)));
  return common;
}

Hand AllInHands(const Position& position) {
  Hand all;
  for (PieceKind kind : kHandKinds) {
    Add(all, kind, position.hand(kBlack).Count(kind) + position.hand(kWhite).Count(kind));
  }
  return all;
}

Hand HandBeforeAttack(const Position& position, Move move, Hand after) {
  if (move.is_drop()) {
    after.Add(move.drop_kind());
  } else if (position.at(move.to()) != kNoPiece) {
    const PieceKind taken = Demote(KindOf(position.at(move.to())));
    if (after.Has(taken)) after.Remove(taken);
  }
  return after;
}

Hand KeepInterpositionsAway(const Position& position, Hand hand) {
  const Color defender = position.side_to_move();
  const Bitboard checkers = KingSafetyOf(position, defender).checkers;
  if (checkers.HasMoreThanOne()) return hand;
  if (Between(position.king(defender), checkers.First()).empty()) return hand;
  const Hand attackers = position.hand(Opponent(defender));
  for (PieceKind kind : kHandKinds) {
    if (position.hand(defender).Has(kind)) continue;
    Add(hand, kind, attackers.Count(kind) - hand.Count(kind));
  }
  return hand;
}

Hand TakeNewDropChecksOut(const Position& position, Hand hand) {
  const Color attacker = position.side_to_move();
  const CheckChances chances = CheckChancesOf(position, attacker);
  for (PieceKind kind : kHandKinds) {
    if (position.hand(attacker).Has(kind)) continue;
    if (!chances.from[kind].Without(position.pieces()).empty()) TakeAll(hand, kind);
  }
  return hand;
}

}  // namespace hakari::mate
