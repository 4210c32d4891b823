// What is really won: captures that pay, and threats that no single reply meets. Exchanges are
// those of engine/search: on one square, least piece first; pins and checks elsewhere are ignored
// in them.
#ifndef HAKARI_SUITES_NEXT_MOVE_THEMES_GAINS_H_
#define HAKARI_SUITES_NEXT_MOVE_THEMES_GAINS_H_

#include "engine/core/bitboard.h"
#include "engine/core/move.h"
#include "engine/core/square.h"
#include "engine/position/position.h"

namespace hakari::suites {

// What an exchange has to bring, in centipawns of engine/search/order/exchange.h. A silver that
// takes a guarded gold (割打ち) brings 120; a gold for a silver brings nothing.
inline constexpr int kWorthwhile = 100;

// White's pieces that are worth attacking: no pawns, no king.
Bitboard Targets(const Position& position);

// A legal move, a capture or a promotion, that brings so much.
bool Pays(const Position& position, Move move);
// A legal capture, promoting or not, of the piece on one square by that on the other pays. Black is
// to move.
bool TakesWithGain(const Position& position, Square from, Square to);
// Any of black's pieces in `from` takes any target in `targets` so.
bool TakesWithGain(const Position& position, Bitboard from, Bitboard targets);

// White, to move, can take the piece there without losing by it.
bool IsEasilyTaken(const Position& position, Square square);

// White is to move and has a move, and whatever it does, a black piece in `captors` then takes a
// target on one of the squares with gain. A reply that takes one of the captors ends that unless it
// loses by it. A check by a piece that is not attacked puts the answer off and is left aside.
bool WinsAgainstEveryReply(const Position& after, Bitboard captors, Bitboard squares);

}  // namespace hakari::suites

#endif  // HAKARI_SUITES_NEXT_MOVE_THEMES_GAINS_H_
