// Attacks: checks, pins, attack maps and attack counts, all computed from the board on demand.
#ifndef HAKARI_ENGINE_POSITION_ATTACKS_H_
#define HAKARI_ENGINE_POSITION_ATTACKS_H_

#include "engine/core/bitboard.h"
#include "engine/position/position.h"

namespace hakari {

// The pieces of `by` that attack `square` when `occupied` are the squares that block.
Bitboard AttackersTo(const Position& position, Square square, Color by, Bitboard occupied);
inline Bitboard AttackersTo(const Position& position, Square square, Color by) {
  return AttackersTo(position, square, by, position.pieces());
}

// Every square that `by` attacks when `occupied` are the squares that block.
Bitboard AttackedSquares(const Position& position, Color by, Bitboard occupied);

// The safety of `color`'s king. Empty sets if it has no king.
struct KingSafety {
  Bitboard checkers;  // pieces of the opponent that attack the king
  Bitboard pinned;    // own pieces that shield the king from a slider
};
KingSafety KingSafetyOf(const Position& position, Color color);

inline bool InCheck(const Position& position, Color color) {
  return !KingSafetyOf(position, color).checkers.empty();
}
inline bool InCheck(const Position& position) { return InCheck(position, position.side_to_move()); }

// How `attacker` can give check to the other king.
struct CheckChances {
  Bitboard from[kKindCount];  // squares from which a piece of the kind attacks the king
  Bitboard blockers;          // own pieces that open a line to the king if they leave it
};
CheckChances CheckChancesOf(const Position& position, Color attacker);

// For every square the number of a side's pieces that attack it directly (no x-rays; kings and
// pinned pieces count). Stored as bit planes, so a few operations compare the counts of all
// squares.
class AttackCounts {
 public:
  static AttackCounts Of(const Position& position, Color by) {
    return Of(position, by, position.pieces());
  }
  // `occupied`: the squares that block; they must include those of `by`'s own pieces.
  static AttackCounts Of(const Position& position, Color by, Bitboard occupied);

  int At(Square square) const;
  // Squares attacked at least once.
  Bitboard Any() const;
  // Squares attacked at least kTimes times, for 1 to 4.
  template <int kTimes>
  Bitboard AtLeast() const {
    static_assert(kTimes >= 1 && kTimes <= 4, "no other sums of planes are written down");
    const Bitboard four = plane_[2] | plane_[3];
    if constexpr (kTimes == 1) return plane_[0] | plane_[1] | four;
    if constexpr (kTimes == 2) return plane_[1] | four;
    if constexpr (kTimes == 3) return (plane_[0] & plane_[1]) | four;
    return four;
  }
  // Squares with more attacks in `a` than in `b`.
  static Bitboard MoreIn(const AttackCounts& a, const AttackCounts& b);

 private:
  static constexpr int kPlanes = 4;  // at most ten attacks: eight directions and two knights
  Bitboard plane_[kPlanes];
};

}  // namespace hakari

#endif  // HAKARI_ENGINE_POSITION_ATTACKS_H_
