#include "engine/eval/accumulator.h"

#include "engine/core/color.h"
#include "engine/core/hand.h"
#include "engine/core/square.h"

namespace hakari::eval {
namespace {

// The term of a piece relative to a color's king. For White's king the board is turned and the sign
// changed.
Sums NearKing(const Tables& tables, Color color, Square king, Piece piece, Square square) {
  if (color == kBlack) {
    return __builtin_convertvector(tables.from_black_king[piece][OffsetBetween(square, king)],
                                   Sums);
  }
  return -__builtin_convertvector(
      tables.from_black_king[piece ^ kWhiteBit][OffsetBetween(king, square)], Sums);
}

Sums AllNearKing(const Tables& tables, Color color, const Position& position) {
  const Square king = position.king(color);
  Sums sums{};
  if (king == kNoSquare) return sums;
  position.pieces().Without(position.pieces(kKing)).ForEach([&](Square square) {
    sums += NearKing(tables, color, king, position.at(square), square);
  });
  return sums;
}

// Updates an accumulator from before a move to after it.
class Update {
 public:
  Update(const Accumulator& before, const Position& after, const Tables& tables)
      : tables_(tables), after_(after), sums_(before) {}

  void Put(Piece piece, Square square) { Change<1>(piece, square); }
  void Take(Piece piece, Square square) { Change<-1>(piece, square); }
  void AddToHand(Color color, PieceKind kind) { sums_.board += tables_.in_hand[color][kind]; }
  void RemoveFromHand(Color color, PieceKind kind) { sums_.board -= tables_.in_hand[color][kind]; }
  void KingMoved(Color color) { sums_.near_king[color] = AllNearKing(tables_, color, after_); }

  const Accumulator& sums() const { return sums_; }

 private:
  template <int kSign>
  void Change(Piece piece, Square square) {
    sums_.board += kSign * tables_.on_square[piece][square];
    for (Color color : kColors) {
      sums_.near_king[color] += kSign * NearKing(tables_, color, after_.king(color), piece, square);
    }
  }

  const Tables& tables_;
  const Position& after_;
  Accumulator sums_;
};

}  // namespace

Accumulator Accumulate(const Position& position, const Weights& weights) {
  const Tables& tables = weights.tables();
  Accumulator sums{};
  position.pieces().ForEach(
      [&](Square square) { sums.board += tables.on_square[position.at(square)][square]; });
  for (Color color : kColors) {
    const Hand hand = position.hand(color);
    for (PieceKind kind : kHandKinds) sums.board += hand.Count(kind) * tables.in_hand[color][kind];
    sums.near_king[color] = AllNearKing(tables, color, position);
  }
  return sums;
}

Accumulator AccumulateAfter(const Accumulator& before, const Position& after, Move move,
                            Piece captured, const Weights& weights) {
  const Color us = Opponent(after.side_to_move());
  const Square to = move.to();
  const Piece moved = after.at(to);
  Update update(before, after, weights.tables());
  update.Put(moved, to);
  if (move.is_drop()) {
    update.RemoveFromHand(us, move.drop_kind());
    return update.sums();
  }
  update.Take(static_cast<Piece>(move.is_promotion() ? moved ^ kPromotedBit : moved), move.from());
  if (captured != kNoPiece) {
    update.Take(captured, to);
    update.AddToHand(us, Demote(KindOf(captured)));
  }
  // Recomputes all terms relative to this king, including those changed above.
  if (KindOf(moved) == kKing) update.KingMoved(us);
  return update.sums();
}

}  // namespace hakari::eval
