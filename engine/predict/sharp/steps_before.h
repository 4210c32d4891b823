// Squares from which one step of a piece of kUs leads into a set: all such pieces at once.
#ifndef HAKARI_ENGINE_PREDICT_SHARP_STEPS_BEFORE_H_
#define HAKARI_ENGINE_PREDICT_SHARP_STEPS_BEFORE_H_

#include "engine/core/bitboard.h"
#include "engine/core/color.h"

namespace hakari::predict {

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

#endif  // HAKARI_ENGINE_PREDICT_SHARP_STEPS_BEFORE_H_
