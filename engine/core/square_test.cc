#include "engine/core/square.h"

#include "gtest/gtest.h"

namespace hakari {
namespace {

TEST(SquareTest, IndexRunsDownTheFilesFromBlacksRight) {
  EXPECT_EQ(MakeSquare(1, 1), 0);
  EXPECT_EQ(MakeSquare(1, 9), 8);
  EXPECT_EQ(MakeSquare(2, 1), 9);
  EXPECT_EQ(MakeSquare(9, 9), 80);
}

TEST(SquareTest, FileAndRankNameEverySquareOnce) {
  int expected = 0;
  for (int file = 1; file <= kFiles; ++file) {
    for (int rank = 1; rank <= kRanks; ++rank) {
      const Square square = MakeSquare(file, rank);
      EXPECT_EQ(square, expected++);
      EXPECT_EQ(FileOf(square), file);
      EXPECT_EQ(RankOf(square), rank);
    }
  }
  EXPECT_EQ(expected, kSquareCount);
}

TEST(SquareTest, OnBoardEndsAtTheEdges) {
  EXPECT_TRUE(OnBoard(1, 1));
  EXPECT_TRUE(OnBoard(9, 9));
  EXPECT_FALSE(OnBoard(0, 5));
  EXPECT_FALSE(OnBoard(10, 5));
  EXPECT_FALSE(OnBoard(5, 0));
  EXPECT_FALSE(OnBoard(5, 10));
}

TEST(SquareTest, RotateSeesTheBoardFromTheOtherSide) {
  EXPECT_EQ(Rotate(MakeSquare(7, 7)), MakeSquare(3, 3));
  EXPECT_EQ(Rotate(MakeSquare(5, 5)), MakeSquare(5, 5));
  for (int i = 0; i < kSquareCount; ++i) {
    const Square square = static_cast<Square>(i);
    EXPECT_EQ(Rotate(Rotate(square)), square);
    EXPECT_EQ(RelativeRank(kBlack, square), RelativeRank(kWhite, Rotate(square)));
  }
}

TEST(SquareTest, PromotionZoneIsTheThreeFarRanks) {
  for (int file = 1; file <= kFiles; ++file) {
    for (int rank = 1; rank <= kRanks; ++rank) {
      EXPECT_EQ(InPromotionZone(kBlack, MakeSquare(file, rank)), rank <= 3);
      EXPECT_EQ(InPromotionZone(kWhite, MakeSquare(file, rank)), rank >= 7);
    }
  }
}

}  // namespace
}  // namespace hakari
