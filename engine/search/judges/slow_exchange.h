// Exchange evaluation by making the captures on a real board: the judge of exchange.h. For tests
// only.
//
// A side whose piece can be taken loses it if that pays the other side; whoever is to take may stop
// instead. He takes with the piece of least worth; of equals a lance before a promoted pawn, then
// the least square. A king takes last, and only what is not guarded then. Pins and checks count for
// nothing, and nothing promotes after the first move.
#ifndef HAKARI_ENGINE_SEARCH_JUDGES_SLOW_EXCHANGE_H_
#define HAKARI_ENGINE_SEARCH_JUDGES_SLOW_EXCHANGE_H_

#include "engine/core/move.h"
#include "engine/position/position.h"

namespace hakari::search {

// What the legal move wins, in centipawns; below zero what it loses.
int SlowExchange(const Position& position, Move move);

}  // namespace hakari::search

#endif  // HAKARI_ENGINE_SEARCH_JUDGES_SLOW_EXCHANGE_H_
