// The defender's king and who has a hold on the squares around it, worked out once for all that is
// counted.
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

  // Pieces of the defender other than its king that attack the square, up to three.
  int Guards(Square square) const {
    return guarded.Has(square) + guarded_twice.Has(square) + guarded_thrice.Has(square);
  }

  const Position& position;
  Color us;  // who attacks
  Color them;
  Square king;
  Bitboard ours;    // pieces
  Bitboard theirs;  // the king included
  Bitboard lifted;  // all pieces but that king: it does not shield the squares behind it
  Bitboard ring;    // the squares around it that are on the board

  // By us, with the king lifted: at least so often.
  Bitboard attacked, attacked_twice, attacked_thrice;
  // By them, the king left out: at least so often.
  Bitboard guarded, guarded_twice, guarded_thrice;
  // Without a piece of theirs and not attacked.
  Bitboard free;

  KingLines lines;     // to their king
  KingSafety our_own;  // how our king stands; empty without one
};

// Squares from which one step of a piece of kUs leads into a set: all such pieces at once.

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
// The same from either side.
inline Bitboard BeforeKing(Bitboard to) {
  const Bitboard column = to | to.Up() | to.Down();
  return to.Up() | to.Down() | column.LeftAndRight();
}

}  // namespace hakari::predict

#endif  // HAKARI_ENGINE_PREDICT_SHARP_SIEGE_H_
