#include "engine/core/move.h"

#include <set>

#include "gtest/gtest.h"

namespace hakari {
namespace {

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

// The code is a published order: goldens depend on it.
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
