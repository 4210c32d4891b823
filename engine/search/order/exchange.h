// Static exchange evaluation: what a move wins or loses on its own square if both sides capture
// there with their least valuable piece as long as it pays. Pins and checks are ignored.
#ifndef HAKARI_ENGINE_SEARCH_ORDER_EXCHANGE_H_
#define HAKARI_ENGINE_SEARCH_ORDER_EXCHANGE_H_

#include "engine/core/move.h"
#include "engine/core/piece.h"
#include "engine/position/position.h"

namespace hakari::search {

// Centipawns, for exchanges and move ordering only. They are independent of the weights of the
// evaluation, since the order of moves must not change with every tuning.
inline constexpr int kBoardValue[kKindCount] = {0, 100, 330, 380, 560, 840,  970, 620,
                                                0, 560, 560, 570, 600, 1130, 1350};
// The value of capturing a piece: one side loses it, and the other gets it in hand.
constexpr int ExchangeValue(PieceKind kind) {
  constexpr int kKingValue = 20000;
  return kind == kKing ? kKingValue : kBoardValue[kind] + kBoardValue[Demote(kind)];
}

// What a promotion adds on the board; 0 if the kind cannot promote.
constexpr int PromotionGain(PieceKind kind) {
  return CanPromote(kind) ? kBoardValue[Promote(kind)] - kBoardValue[kind] : 0;
}

// Whether the move, which must be legal, wins at least `threshold`.
bool ExchangeAtLeast(const Position& position, Move move, int threshold);

}  // namespace hakari::search

#endif  // HAKARI_ENGINE_SEARCH_ORDER_EXCHANGE_H_
