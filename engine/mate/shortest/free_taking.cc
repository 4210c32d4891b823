#include "engine/mate/shortest/free_taking.h"

#include "engine/core/bitboard.h"
#include "engine/core/color.h"
#include "engine/core/geometry.h"
#include "engine/core/hand.h"
#include "engine/core/piece.h"
#include "engine/movegen/movegen.h"
#include "engine/position/attacks.h"

namespace hakari::mate {
namespace {

void Pass(Position& position, PieceKind kind, Color from, Color to) {
  Hand giver = position.hand(from);
  Hand taker = position.hand(to);
  giver.Remove(kind);
  taker.Add(kind);
  position.SetHand(from, giver);
  position.SetHand(to, taker);
}

}  // namespace

std::array<Move, 2> FreeTakings(const Position& position, Square dropped) {
  const Color attacker = position.side_to_move();
  const Square king = position.king(Opponent(attacker));
  // Only the dropped piece stands between the slider and the king, so no other attacker is on this
  // line.
  const Bitboard line = RayThrough(king, dropped);
  const Bitboard slider = AttackersTo(position, dropped, attacker) & line;
  std::array<Move, 2> takings;
  if (slider.empty()) return takings;
  size_t count = 0;
  for (const Move taking :
       {Move::Board(slider.First(), dropped), Move::Promoting(slider.First(), dropped)}) {
    if (movegen::IsLegal(position, taking) && movegen::GivesCheck(position, taking)) {
      takings[count++] = taking;
    }
  }
  return takings;
}

Undo TakeFreely(Position& position, Move taking) {
  const Undo undo = position.DoMove(taking);
  const Color attacker = Opponent(position.side_to_move());
  Pass(position, Demote(KindOf(undo.captured)), attacker, Opponent(attacker));
  return undo;
}

void UndoTakeFreely(Position& position, Move taking, Undo undo) {
  const Color attacker = Opponent(position.side_to_move());
  Pass(position, Demote(KindOf(undo.captured)), Opponent(attacker), attacker);
  position.UndoMove(taking, undo);
}

}  // namespace hakari::mate
