// Turned and mirrored positions, for tests.
#ifndef HAKARI_ENGINE_EVAL_TRANSFORMED_FOR_TEST_H_
#define HAKARI_ENGINE_EVAL_TRANSFORMED_FOR_TEST_H_

#include "engine/core/color.h"
#include "engine/core/piece.h"
#include "engine/core/square.h"
#include "engine/position/position.h"

namespace hakari::eval {

// The board turned by 180 degrees and the colors exchanged: the same position for the other color.
inline Position Turned(const Position& position) {
  Position turned;
  position.pieces().ForEach([&](Square square) {
    turned.Put(static_cast<Piece>(position.at(square) ^ kWhiteBit), Rotate(square));
  });
  for (Color color : kColors) turned.SetHand(Opponent(color), position.hand(color));
  turned.SetSideToMove(Opponent(position.side_to_move()));
  return turned;
}

// The position with left and right exchanged.
inline Position Mirrored(const Position& position) {
  Position mirrored;
  position.pieces().ForEach([&](Square square) {
    mirrored.Put(position.at(square), MakeSquare(kFiles + 1 - FileOf(square), RankOf(square)));
  });
  for (Color color : kColors) mirrored.SetHand(color, position.hand(color));
  mirrored.SetSideToMove(position.side_to_move());
  return mirrored;
}

}  // namespace hakari::eval

#endif  // HAKARI_ENGINE_EVAL_TRANSFORMED_FOR_TEST_H_
