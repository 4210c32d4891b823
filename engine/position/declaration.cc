#include "engine/position/declaration.h"

#include "engine/position/attacks.h"

namespace hakari {
namespace {

constexpr int kCampRanks = 3;
constexpr int kPiecesNeeded = 10;
// Black moves first and therefore needs one of the 54 points more.
constexpr int kPointsNeeded[2] = {28, 27};
constexpr int kBigPieceBonus = 4;  // rooks and bishops count five

Bitboard PiecesInCamp(const Position& position, Color color) {
  return (position.pieces(color) & Bitboard::FarRanks(color, kCampRanks))
      .Without(position.pieces(kKing));
}

}  // namespace

int DeclarationPoints(const Position& position, Color color) {
  const Bitboard in_camp = PiecesInCamp(position, color);
  const Bitboard big = position.pieces(kBishop) | position.pieces(kRook) | position.pieces(kHorse) |
                       position.pieces(kDragon);
  const Hand hand = position.hand(color);
  const int big_count = (in_camp & big).Count() + hand.Count(kBishop) + hand.Count(kRook);
  return in_camp.Count() + hand.Total() + kBigPieceBonus * big_count;
}

bool CanDeclareWin(const Position& position) {
  const Color us = position.side_to_move();
  const Square king = position.king(us);
  return king != kNoSquare && InPromotionZone(us, king) &&
         PiecesInCamp(position, us).Count() >= kPiecesNeeded &&
         DeclarationPoints(position, us) >= kPointsNeeded[us] && !InCheck(position, us);
}

}  // namespace hakari
