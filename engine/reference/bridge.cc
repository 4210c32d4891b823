#include "engine/reference/bridge.h"

#include <algorithm>
#include <cstring>

#include "engine/core/hand.h"

namespace hakari::reference {
namespace {

// By PieceKind.
constexpr char kLetters[] = ".PLNSBRGKTUVWHD";

Hand ToHand(const Board& board, Side side) {
  Hand hand;
  for (int i = 0; i < kHoldableCount; ++i) {
    for (int n = board.InHand(side, kHoldable[i]); n > 0; --n) hand.Add(ToKind(kHoldable[i]));
  }
  return hand;
}

}  // namespace

Color ToColor(Side side) { return side == Side::kBlack ? kBlack : kWhite; }
Side ToSide(Color color) { return color == kBlack ? Side::kBlack : Side::kWhite; }
Square ToSquare(Place place) { return MakeSquare(9 - place.column, place.row + 1); }
Place ToPlace(Square square) { return {RankOf(square) - 1, 9 - FileOf(square)}; }

PieceKind ToKind(char man) {
  return static_cast<PieceKind>(std::strchr(kLetters, AsBlack(man)) - kLetters);
}

Move ToMove(const Play& play) {
  const Square to = ToSquare(play.to);
  if (play.IsDrop()) return Move::Drop(ToKind(play.drop), to);
  const Square from = ToSquare(play.from);
  return play.promote ? Move::Promoting(from, to) : Move::Board(from, to);
}

Play ToPlay(Move move) {
  const Place to = ToPlace(move.to());
  if (move.is_drop()) return {kLetters[move.drop_kind()], {-1, -1}, to, false};
  return {kEmpty, ToPlace(move.from()), to, move.is_promotion()};
}

Bitboard ToBitboard(const Grid& grid) {
  Bitboard squares;
  ForEachPlace([&](Place place) {
    if (grid.Has(place)) squares |= Bitboard::Of(ToSquare(place));
  });
  return squares;
}

Grid ToGrid(Bitboard squares) {
  Grid grid;
  ForEachPlace([&](Place place) { grid.at(place) = squares.Has(ToSquare(place)); });
  return grid;
}

Position ToPosition(const Board& board) {
  Position position;
  ForEachPlace([&](Place place) {
    const char man = board.at(place);
    if (!IsMan(man)) return;
    position.Put(MakePiece(ToColor(OwnerOf(man)), ToKind(man)), ToSquare(place));
  });
  for (Side side : {Side::kBlack, Side::kWhite}) {
    position.SetHand(ToColor(side), ToHand(board, side));
  }
  position.SetSideToMove(ToColor(board.to_move));
  return position;
}

Board ToBoard(const Position& position) {
  Board board;
  ForEachPlace([&](Place place) {
    const Piece piece = position.at(ToSquare(place));
    if (piece == kNoPiece) return;
    board.at(place) = OwnedBy(ToSide(ColorOf(piece)), kLetters[KindOf(piece)]);
  });
  for (Side side : {Side::kBlack, Side::kWhite}) {
    for (int i = 0; i < kHoldableCount; ++i) {
      const Hand hand = position.hand(ToColor(side));
      board.InHand(side, kHoldable[i]) = hand.Count(ToKind(kHoldable[i]));
    }
  }
  board.to_move = ToSide(position.side_to_move());
  return board;
}

std::vector<Move> ToSortedMoves(const std::vector<Play>& plays) {
  std::vector<Move> moves;
  for (const Play& play : plays) moves.push_back(ToMove(play));
  std::sort(moves.begin(), moves.end());
  return moves;
}

}  // namespace hakari::reference
