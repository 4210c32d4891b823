#include "engine/eval/king_zone.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <cstdlib>

#include "engine/core/bitboard.h"
#include "engine/core/color.h"
#include "engine/core/square.h"
#include "engine/eval/feature_list.h"

namespace hakari::eval {
namespace {

// Checks every square for every king.
TEST(KingZone, EverySquareIsWhereItLies) {
  for (Color color : kColors) {
    for (int king = kSquareBegin; king < kSquareCount; ++king) {
      const Square from = static_cast<Square>(king);
      const KingZone& zones = kKingZones.of[color][king];
      for (int i = kSquareBegin; i < kSquareCount; ++i) {
        const Square square = static_cast<Square>(i);
        const int files = std::abs(FileOf(square) - FileOf(from));
        const int ahead = RelativeRank(color, from) - RelativeRank(color, square);
        const int distance = std::max(files, std::abs(ahead));
        const KingSide side = ahead > 0 ? kAheadOfKing : ahead == 0 ? kBesideKing : kBehindKing;
        const uint64_t near = zones.Near(Bitboard::Of(square));
        for (int zone = 0; zone < kKingZoneCount; ++zone) {
          const bool is_in =
              distance <= kZoneDistances && zone == ZoneOf(std::max(distance, 1), side);
          EXPECT_EQ(zones.CountInZone(zone, near), is_in);
        }
        EXPECT_EQ(zones.CountNeighbours(near), distance == 1);
        for (KingSide any : {kAheadOfKing, kBesideKing, kBehindKing}) {
          EXPECT_EQ(zones.CountOnSide(any, near), distance == 1 && any == side);
        }
      }
    }
  }
}

// Checks that no two squares near a king share a bit of the folded board.
TEST(KingZone, AFullBoardIsCountedWhole) {
  const KingZone& middle = kKingZones.of[kBlack][MakeSquare(5, 5)];
  const uint64_t near = middle.Near(Bitboard::All());
  int squares = 0;
  for (int zone = 0; zone < kKingZoneCount; ++zone) squares += middle.CountInZone(zone, near);
  EXPECT_EQ(squares, 49);
  EXPECT_EQ(middle.CountNeighbours(near), 8);
}

}  // namespace
}  // namespace hakari::eval
