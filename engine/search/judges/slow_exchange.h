// Exchange evaluation by making the captures on a real board: the judge of exchange.h. For tests
// only.
//
// A side whose piece can be captured loses it if the capture pays the other side; the side to
// capture may stop instead. It captures with its least valuable piece. Among equals a lance comes
// before a promoted pawn, then the least square. A king captures last, and only an unguarded piece.
// Pins and checks are ignored, and nothing promotes after the first move.
#ifndef HAKARI_ENGINE_SEARCH_JUDGES_SLOW_EXCHANGE_H_
#define HAKARI_ENGINE_SEARCH_JUDGES_SLOW_EXCHANGE_H_

#include "engine/core/move.h"
#include "engine/position/position.h"

namespace hakari::search {

// What the legal move wins, in centipawns; negative if it loses.
int SlowExchange(const Position& position, Move move);

}  // namespace hakari::search

#endif  // HAKARI_ENGINE_SEARCH_JUDGES_SLOW_EXCHANGE_H_
