#include "engine/predict/sharp/siege.h"

#include "engine/core/geometry.h"
#include "engine/core/piece.h"

namespace hakari::predict {

Siege::Siege(const Position& board, Color attacker)
    : position(board),
      us(attacker),
      them(Opponent(attacker)),
      king(board.king(them)),
      ours(board.pieces(us)),
      theirs(board.pieces(them)),
      lifted(board.pieces() ^ Bitboard::Of(king)),
      ring(StepAttacks(them, kKing, king)),
      lines(KingLinesOf(board, them)),
      our_own(KingSafetyOf(board, us)) {
  const AttackCounts by_us = AttackCounts::Of(board, us, lifted);
  attacked = by_us.AtLeast<1>();
  attacked_twice = by_us.AtLeast<2>();
  attacked_thrice = by_us.AtLeast<3>();
  // On the squares around it, the king itself is one of the attackers counted, so one more is
  // needed there.
  const AttackCounts by_them = AttackCounts::Of(board, them);
  const Bitboard twice = by_them.AtLeast<2>();
  const Bitboard thrice = by_them.AtLeast<3>();
  guarded = by_them.AtLeast<1>().Without(ring) | (twice & ring);
  guarded_twice = twice.Without(ring) | (thrice & ring);
  guarded_thrice = thrice.Without(ring) | (by_them.AtLeast<4>() & ring);
  free = (~theirs).Without(attacked);
}

}  // namespace hakari::predict
