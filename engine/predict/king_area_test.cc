#include "engine/predict/king_area.h"

#include <gtest/gtest.h>

#include <cstdlib>

#include "engine/core/bitboard.h"
#include "engine/core/color.h"
#include "engine/core/square.h"

namespace hakari::predict {
namespace {

// The definition, written with the king at home below.
bool Belongs(KingAreaKind area, Color color, Square king, Square square) {
  const int beside = std::abs(FileOf(square) - FileOf(king));
  const int ahead = RelativeRank(color, king) - RelativeRank(color, square);
  if (square == king || beside > 2) return false;
  if (area == kRingOfKing) return beside <= 1 && std::abs(ahead) <= 1;
  if (area == kFrontOfKing) return ahead >= 0 && ahead <= 2;
  return ahead == -1 || ahead == -2;
}

TEST(KingAreas, HoldTheSquaresThatTheDefinitionSays) {
  constexpr int kSizes[kKingAreaCount] = {8, 14, 10};
  for (const Color color : kColors) {
    for (int i = kSquareBegin; i < kSquareCount; ++i) {
      const Square king = static_cast<Square>(i);
      const KingAreas& areas = KingAreas::Of(color, king);
      for (const KingAreaKind area : {kRingOfKing, kFrontOfKing, kBackOfKing}) {
        int on_board = 0;
        for (int j = kSquareBegin; j < kSquareCount; ++j) {
          const Square square = static_cast<Square>(j);
          const bool belongs = Belongs(area, color, king, square);
          EXPECT_EQ(areas.Count(area, areas.Fold(Bitboard::Of(square))), belongs)
              << "king " << i << " square " << j << " area " << area;
          on_board += belongs;
        }
        EXPECT_EQ(areas.Count(area, areas.Fold(Bitboard::All())), on_board);
        EXPECT_EQ(areas.OffBoard(area), kSizes[area] - on_board);
      }
    }
  }
}

TEST(KingAreas, AreEmptyWithoutAKing) {
  const KingAreas& areas = KingAreas::Of(kWhite, kNoSquare);
  for (const KingAreaKind area : {kRingOfKing, kFrontOfKing, kBackOfKing}) {
    EXPECT_EQ(areas.Count(area, areas.Fold(Bitboard::All())), 0);
    EXPECT_EQ(areas.OffBoard(area), 0);
  }
}

}  // namespace
}  // namespace hakari::predict
