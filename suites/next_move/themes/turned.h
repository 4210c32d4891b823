// Turns positions and moves by 180 degrees and exchanges the colors.
#ifndef HAKARI_SUITES_NEXT_MOVE_THEMES_TURNED_H_
#define HAKARI_SUITES_NEXT_MOVE_THEMES_TURNED_H_

#include "engine/core/color.h"
#include "engine/core/move.h"
#include "engine/core/piece.h"
#include "engine/core/square.h"
#include "engine/position/position.h"

namespace hakari::suites {

inline Position Turned(const Position& position) {
  Position turned;
  position.pieces().ForEach([&](Square square) {
    turned.Put(static_cast<Piece>(position.at(square) ^ kWhiteBit), Rotate(square));
  });
  for (const Color color : kColors) turned.SetHand(Opponent(color), position.hand(color));
  turned.SetSideToMove(Opponent(position.side_to_move()));
  return turned;
}

inline Move Turned(Move move) {
  const Square to = Rotate(move.to());
  if (move.is_drop()) return Move::Drop(move.drop_kind(), to);
  const Square from = Rotate(move.from());
  return move.is_promotion() ? Move::Promoting(from, to) : Move::Board(from, to);
}

}  // namespace hakari::suites

#endif  // HAKARI_SUITES_NEXT_MOVE_THEMES_TURNED_H_
