// Exchange evaluation: what a move wins or loses on its own square, if both sides take there with
// their least piece as long as it pays. Pins and checks are ignored.
#ifndef HAKARI_ENGINE_SEARCH_ORDER_EXCHANGE_H_
#define HAKARI_ENGINE_SEARCH_ORDER_EXCHANGE_H_

#include "engine/core/move.h"
#include "engine/core/piece.h"
#include "engine/position/position.h"

namespace hakari::search {

// In centipawns, for exchanges and the order of moves alone: the evaluation has its own weights,
// and an order that followed them would change with every tuning.
inline constexpr int kBoardValue[kKindCount] = {0, 100, 330, 380, 560, 840,  970, 620,
                                                0, 560, 560, 570, 600, 1130, 1350};
// Of a piece taken: it leaves one side and comes into the other's hand.
constexpr int ExchangeValue(PieceKind kind) {
  constexpr int kKingValue = 20000;
  return kind == kKing ? kKingValue : kBoardValue[kind] + kBoardValue[Demote(kind)];
}

// What a promotion adds on the board; 0 if the kind cannot.
constexpr int PromotionGain(PieceKind kind) {
  return CanPromote(kind) ? kBoardValue[Promote(kind)] - kBoardValue[kind] : 0;
}

// The move, which must be legal, wins at least so much.
bool ExchangeAtLeast(const Position& position, Move move, int threshold);

}  // namespace hakari::search

#endif  // HAKARI_ENGINE_SEARCH_ORDER_EXCHANGE_H_
