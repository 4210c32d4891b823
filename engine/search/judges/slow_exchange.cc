#include "engine/search/judges/slow_exchange.h"

#include <algorithm>

#include "engine/core/bitboard.h"
#include "engine/core/color.h"
#include "engine/core/piece.h"
#include "engine/core/square.h"
#include "engine/position/attacks.h"
#include "engine/search/order/exchange.h"

namespace hakari::search {
namespace {

bool TakesBefore(PieceKind a, PieceKind b) {
  if (ExchangeValue(a) != ExchangeValue(b)) return ExchangeValue(a) < ExchangeValue(b);
  return a < b;
}

// The square of the next taker; kNoSquare if there is none.
Square NextTaker(const Position& board, Square square, Color side) {
  Square taker = kNoSquare;
  AttackersTo(board, square, side).ForEach([&](Square from) {
    if (taker == kNoSquare || TakesBefore(KindOf(board.at(from)), KindOf(board.at(taker)))) {
      taker = from;
    }
  });
  return taker;
}

// The most that the side can win by capturing on the square or by not capturing.
int BestTaking(const Position& board, Square square, Color side) {
  const Square from = NextTaker(board, square, side);
  if (from == kNoSquare) return 0;
  const Piece taker = board.at(from);
  const int taken = ExchangeValue(KindOf(board.at(square)));
  Position after = board;
  after.Clear(from);
  after.Clear(square);
  after.Put(taker, square);
  const Color other = Opponent(side);
  if (KindOf(taker) == kKing && NextTaker(after, square, other) != kNoSquare) return 0;
  return std::max(0, taken - BestTaking(after, square, other));
}

}  // namespace

int SlowExchange(const Position& position, Move move) {
  const Color us = position.side_to_move();
  Position after = position;
  int gain = ExchangeValue(KindOf(position.at(move.to())));
  if (move.is_promotion()) gain += PromotionGain(KindOf(position.at(move.from())));
  after.DoMove(move);
  return gain - BestTaking(after, move.to(), Opponent(us));
}

}  // namespace hakari::search
