#include "engine/movegen/drop_moves.h"

#include "engine/position/attacks.h"

namespace hakari::movegen {
namespace {

constexpr DropPattern MakeDropPattern(int held) {
  uint16_t bases[8] = {};
  int kinds = 0;
  for (int bit = 0; bit < 6; ++bit) {
    const PieceKind kind = kHandKinds[bit + 1];
    if (held >> bit & 1) bases[kinds++] = Move::Drop(kind, kSquareBegin).code();
  }
  return {EightMoves{bases[0], bases[1], bases[2], bases[3], bases[4], bases[5], 0, 0}, kinds};
}

constexpr DropPatterns MakeDropPatterns() {
  DropPatterns patterns{};
  for (int held = 0; held < 64; ++held) patterns.of[held] = MakeDropPattern(held);
  return patterns;
}

// Whether a piece of the defender other than the king can take a piece on `square`.
bool CanBeTaken(const Position& position, Square square, Color defender) {
  const Square king = position.king(defender);
  const Bitboard takers = AttackersTo(position, square, defender).Without(Bitboard::Of(king));
  if (takers.empty()) return false;
  const Bitboard pinned = KingSafetyOf(position, defender).pinned;
  if (!takers.Without(pinned).empty()) return true;
  bool can = false;
  (takers & pinned).ForEach([&](Square taker) { can |= RayThrough(king, taker).Has(square); });
  return can;
}

}  // namespace

bool IsPawnDropMate(const Position& position, Square square) {
  const Color attacker = position.side_to_move();
  const Color defender = Opponent(attacker);
  if (CanBeTaken(position, square, defender)) return false;
  const Square king = position.king(defender);
  const Bitboard occupied = (position.pieces() | Bitboard::Of(square)) ^ Bitboard::Of(king);
  const Bitboard flights = StepAttacks(defender, kKing, king).Without(position.pieces(defender));
  return flights.Without(AttackedSquares(position, attacker, occupied)).empty();
}

constexpr DropPatterns kDropPatterns = MakeDropPatterns();

}  // namespace hakari::movegen
