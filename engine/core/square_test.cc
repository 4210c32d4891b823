#include "engine/core/square.h"

#include <set>

#include "engine/core/move.h"
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

constexpr Square k77 = MakeSquare(7, 7);
constexpr Square k76 = MakeSquare(7, 6);

TEST(MoveTest, NoMoveIsFalse) {
  EXPECT_FALSE(Move());
  EXPECT_EQ(Move().code(), 0);
  EXPECT_TRUE(Move::Board(k77, k76));
}

TEST(MoveTest, PartsComeBack) {
  const Move plain = Move::Board(k77, k76);
  EXPECT_EQ(plain.from(), k77);
  EXPECT_EQ(plain.to(), k76);
  EXPECT_FALSE(plain.is_drop());
  EXPECT_FALSE(plain.is_promotion());

  const Move promoting = Move::Promoting(k77, k76);
  EXPECT_EQ(promoting.from(), k77);
  EXPECT_EQ(promoting.to(), k76);
  EXPECT_FALSE(promoting.is_drop());
  EXPECT_TRUE(promoting.is_promotion());

  for (PieceKind kind : kHandKinds) {
    const Move drop = Move::Drop(kind, k76);
    EXPECT_EQ(drop.drop_kind(), kind);
    EXPECT_EQ(drop.to(), k76);
    EXPECT_TRUE(drop.is_drop());
    EXPECT_FALSE(drop.is_promotion());
  }
}

// Goldens depend on the order of the codes, so the encoding must not change.
TEST(MoveTest, CodeIsAsDocumented) {
  EXPECT_EQ(Move::Board(k77, k76).code(), k77 << 7 | k76);
  EXPECT_EQ(Move::Promoting(k77, k76).code(), 1 << 14 | k77 << 7 | k76);
  EXPECT_EQ(Move::Drop(kGold, k76).code(), (96 + 7) << 7 | k76);
  EXPECT_LT(Move::Board(k77, k76), Move::Drop(kPawn, k76));
  EXPECT_LT(Move::Drop(kPawn, k76), Move::Promoting(k77, k76));
  EXPECT_EQ(Move::FromCode(Move::Drop(kGold, k76).code()), Move::Drop(kGold, k76));
}

TEST(MoveTest, NoTwoMovesShareACode) {
  std::set<uint16_t> codes;
  size_t made = 0;
  for (int to = 0; to < kSquareCount; ++to) {
    for (int from = 0; from < kSquareCount; ++from) {
      if (from == to) continue;
      codes.insert(Move::Board(static_cast<Square>(from), static_cast<Square>(to)).code());
      codes.insert(Move::Promoting(static_cast<Square>(from), static_cast<Square>(to)).code());
      made += 2;
    }
    for (PieceKind kind : kHandKinds) {
      codes.insert(Move::Drop(kind, static_cast<Square>(to)).code());
      made += 1;
    }
  }
  EXPECT_EQ(codes.size(), made);
  EXPECT_EQ(codes.count(0), 0u);
}

}  // namespace
}  // namespace hakari
