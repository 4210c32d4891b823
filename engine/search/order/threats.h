// Quiet moves that GPS Shogi makes in its quiescence (Kaneko 2009): forks, pawn hits on gold and
// silver, attacks on rook and bishop.
#ifndef HAKARI_ENGINE_SEARCH_ORDER_THREATS_H_
#define HAKARI_ENGINE_SEARCH_ORDER_THREATS_H_

#include "engine/core/move.h"
#include "engine/position/position.h"

namespace hakari::search {

// A fork attacks two pieces at once, each worth more than the piece that moves, or the king and one
// such piece. The move must be legal and quiet.
bool IsFork(const Position& position, Move move);
// A pawn moves or drops in front of a gold or a silver.
bool IsPawnHit(const Position& position, Move move);
// A less valuable piece moves or drops where it attacks a rook or a bishop, promoted or not.
bool AttacksRookOrBishop(const Position& position, Move move);

inline bool IsThreat(const Position& position, Move move) {
  return IsPawnHit(position, move) || AttacksRookOrBishop(position, move) || IsFork(position, move);
}

}  // namespace hakari::search

#endif  // HAKARI_ENGINE_SEARCH_ORDER_THREATS_H_
