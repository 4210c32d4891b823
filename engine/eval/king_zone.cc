#include "engine/eval/king_zone.h"

namespace hakari::eval {
namespace {

constexpr int Absolute(int value) { return value < 0 ? -value : value; }

constexpr KingSide SideOf(int ranks_ahead) {
  return ranks_ahead > 0 ? kAheadOfKing : ranks_ahead == 0 ? kBesideKing : kBehindKing;
}

// Like Bitboard::Of, but usable in constant expressions.
constexpr Bitboard One(int square) {
  return square < Bitboard::kLowSquares
             ? Bitboard(uint64_t{1} << square, 0)
             : Bitboard(0, uint64_t{1} << (square - Bitboard::kLowSquares));
}
constexpr uint64_t Folded(int square) {
  return uint64_t{1} << (square < Bitboard::kLowSquares ? square : square - Bitboard::kLowSquares);
}

}  // namespace

constexpr KingZone::KingZone(Color color, Square king) {
  for (int i = kSquareBegin; i < kSquareCount; ++i) {
    const Square square = static_cast<Square>(i);
    const int ahead = RelativeRank(color, king) - RelativeRank(color, square);
    const int files = Absolute(FileOf(square) - FileOf(king));
    const int distance = Absolute(ahead) > files ? Absolute(ahead) : files;
    if (distance > kZoneDistances) continue;
    near_ = near_ | One(i);
    zone_[ZoneOf(distance == 0 ? 1 : distance, SideOf(ahead))] |= Folded(i);
    if (distance == 1) neighbours_ |= Folded(i);
  }
}

constexpr KingZoneTable::KingZoneTable() {
  for (Color color : kColors) {
    for (int king = kSquareBegin; king < kSquareCount; ++king) {
      of[color][king] = KingZone(color, static_cast<Square>(king));
    }
  }
}

constexpr KingZoneTable kKingZones;

}  // namespace hakari::eval
