// Decides what is really won: captures that pay, and threats that no single reply meets. Exchanges
// are those of engine/search: on one square, least piece first, ignoring pins and checks elsewhere.
#ifndef HAKARI_SUITES_NEXT_MOVE_THEMES_GAINS_H_
#define HAKARI_SUITES_NEXT_MOVE_THEMES_GAINS_H_

#include "engine/core/bitboard.h"
#include "engine/core/move.h"
#include "engine/core/square.h"
#include "engine/position/position.h"

namespace hakari::suites {

// The least gain of an exchange, in centipawns of engine/search/order/exchange.h. A silver that
// takes a guarded gold (割打ち) brings 120; a gold for a silver brings nothing.
inline constexpr int kWorthwhile = 100;

// White's pieces that are worth attacking: no pawns, no king.
Bitboard Targets(const Position& position);

// Whether the move is legal, and a capture or promotion that gains at least kWorthwhile.
bool Pays(const Position& position, Move move);
// Whether the piece on one square can capture that on the other, promoting or not, so that it pays.
// Black is to move.
bool TakesWithGain(const Position& position, Square from, Square to);
// Whether any of black's pieces in `from` can capture any piece in `targets` so that it pays.
bool TakesWithGain(const Position& position, Bitboard from, Bitboard targets);

// Whether white, to move, can take the piece on the square without loss.
bool IsEasilyTaken(const Position& position, Square square);

// Whether white, to move, has a legal move, and after each of its moves a black piece in `captors`
// can take a target on one of the squares with gain. A reply that takes one of the captors prevents
// this unless it loses material. A check by a piece that is not attacked, without a capture, only
// delays the answer and is ignored.
bool WinsAgainstEveryReply(const Position& after, Bitboard captors, Bitboard squares);

}  // namespace hakari::suites

#endif  // HAKARI_SUITES_NEXT_MOVE_THEMES_GAINS_H_
