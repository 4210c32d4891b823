// The defender's king, and which pieces attack and guard the squares around it; computed once for
// all features.
#ifndef HAKARI_ENGINE_PREDICT_SHARP_SIEGE_H_
#define HAKARI_ENGINE_PREDICT_SHARP_SIEGE_H_

#include "engine/core/bitboard.h"
#include "engine/core/color.h"
#include "engine/core/square.h"
#include "engine/position/attacks.h"
#include "engine/position/position.h"
#include "engine/predict/check_features.h"

namespace hakari::predict {

// The defender must have a king.
struct Siege {
  Siege(const Position& board, Color attacker);

  // The number of the defender's pieces, without its king, that attack the square; at most three.
  int Guards(Square square) const {
    return guarded.Has(square) + guarded_twice.Has(square) + guarded_thrice.Has(square);
  }

  const Position& position;
  Color us;  // the attacker
  Color them;
  Square king;
  Bitboard ours;    // the attacker's pieces
  Bitboard theirs;  // the defender's pieces, including the king
  Bitboard lifted;  // all pieces except that king, so that it does not shield the squares behind it
  Bitboard ring;    // the squares around the king that are on the board

  // Squares attacked by us at least once, twice, three times; the king is removed from the board.
  Bitboard attacked, attacked_twice, attacked_thrice;
  // Squares attacked by them, without the king, at least once, twice, three times.
  Bitboard guarded, guarded_twice, guarded_thrice;
  // Squares without a piece of theirs that are not attacked.
  Bitboard free;

  KingLines lines;     // the lines to their king
  KingSafety our_own;  // the safety of our king; empty without one
};

// The squares from which one step of a piece of kUs leads into a set, for all pieces of a kind at
// once.

template <Color kUs>
Bitboard BeforePawn(Bitboard to) {
  return to.Forward<Opponent(kUs)>();
}
template <Color kUs>
Bitboard BeforeKnight(Bitboard to) {
  return BeforePawn<kUs>(BeforePawn<kUs>(to)).LeftAndRight();
}
template <Color kUs>
Bitboard BeforeSilver(Bitboard to) {
  const Bitboard behind = BeforePawn<kUs>(to);
  return behind | (behind | to.Forward<kUs>()).LeftAndRight();
}
template <Color kUs>
Bitboard BeforeGold(Bitboard to) {
  const Bitboard behind = BeforePawn<kUs>(to);
  return behind | to.Forward<kUs>() | (to | behind).LeftAndRight();
}
// The same for both sides.
inline Bitboard BeforeKing(Bitboard to) {
  const Bitboard column = to | to.Up() | to.Down();
  return to.Up() | to.Down() | column.LeftAndRight();
}

}  // namespace hakari::predict

#endif  // HAKARI_ENGINE_PREDICT_SHARP_SIEGE_H_
