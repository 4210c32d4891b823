#include "engine/search/order/threats.h"

#include "engine/core/bitboard.h"
#include "engine/core/geometry.h"
#include "engine/core/piece.h"
#include "engine/search/memory/histories.h"
#include "engine/search/order/exchange.h"

namespace hakari::search {
namespace {

PieceKind KindAfter(const Position& position, Move move) {
  const PieceKind before = MovedKind(position, move);
  return move.is_promotion() ? Promote(before) : before;
}

// The opponent's pieces that the moved piece attacks.
Bitboard Attacked(const Position& position, Move move) {
  const Color us = position.side_to_move();
  Bitboard occupied = position.pieces() | Bitboard::Of(move.to());
  if (!move.is_drop()) occupied ^= Bitboard::Of(move.from());
  return Attacks(us, KindAfter(position, move), move.to(), occupied) &
         position.pieces(Opponent(us));
}

}  // namespace

bool IsFork(const Position& position, Move move) {
  const int own = ExchangeValue(KindAfter(position, move));
  int worthy = 0;
  Attacked(position, move).ForEach([&](Square square) {
    if (ExchangeValue(KindOf(position.at(square))) > own) ++worthy;
  });
  return worthy >= 2;
}

bool IsPawnHit(const Position& position, Move move) {
  if (KindAfter(position, move) != kPawn) return false;
  return Attacked(position, move).Intersects(position.pieces(kGold) | position.pieces(kSilver));
}

bool AttacksRookOrBishop(const Position& position, Move move) {
  const int own = ExchangeValue(KindAfter(position, move));
  bool attacks = false;
  const Bitboard great = position.pieces(kRook) | position.pieces(kBishop) |
                         position.pieces(kDragon) | position.pieces(kHorse);
  (Attacked(position, move) & great).ForEach([&](Square square) {
    attacks |= ExchangeValue(KindOf(position.at(square))) > own;
  });
  return attacks;
}

}  // namespace hakari::search
