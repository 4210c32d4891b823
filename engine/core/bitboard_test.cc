#include "engine/core/bitboard.h"

#include <random>
#include <set>
#include <vector>

#include "gtest/gtest.h"

namespace hakari {
namespace {

Square At(int file, int rank) { return MakeSquare(file, rank); }

// The same squares as a std::set, which is slow and obviously right.
std::set<Square> ToSet(Bitboard board) {
  std::set<Square> set;
  for (int i = 0; i < kSquareCount; ++i) {
    if (board.Has(static_cast<Square>(i))) set.insert(static_cast<Square>(i));
  }
  return set;
}

// Also fails if a bit is set that is no square.
void ExpectExactly(Bitboard board, const std::set<Square>& expected) {
  EXPECT_EQ(ToSet(board), expected);
  EXPECT_EQ(board.Count(), static_cast<int>(expected.size()));
}

Bitboard RandomBoard(std::mt19937_64& random) {
  // The density differs, so that nearly empty and nearly full boards occur.
  uint64_t low = random(), high = random();
  for (uint64_t i = random() % 4; i > 0; --i) low &= random(), high &= random();
  const Bitboard board = Bitboard(low, high) & Bitboard::All();
  return random() % 2 ? ~board : board;
}

std::set<Square> Moved(const std::set<Square>& squares, int file_step, int rank_step) {
  std::set<Square> moved;
  for (Square square : squares) {
    const int file = FileOf(square) + file_step, rank = RankOf(square) + rank_step;
    if (OnBoard(file, rank)) moved.insert(At(file, rank));
  }
  return moved;
}

TEST(BitboardTest, SingleSquares) {
  for (int i = 0; i < kSquareCount; ++i) {
    const Square square = static_cast<Square>(i);
    const Bitboard board = Bitboard::Of(square);
    ExpectExactly(board, {square});
    EXPECT_EQ(board.First(), square);
    EXPECT_FALSE(board.empty());
    EXPECT_FALSE(board.HasMoreThanOne());
  }
  EXPECT_TRUE(Bitboard::Of(kNoSquare).empty());
  EXPECT_TRUE(Bitboard().empty());
  EXPECT_EQ(Bitboard::All().Count(), kSquareCount);
}

TEST(BitboardTest, RanksAndFiles) {
  for (int n = 1; n <= 9; ++n) {
    std::set<Square> rank, file;
    for (int m = 1; m <= 9; ++m) {
      rank.insert(At(m, n));
      file.insert(At(n, m));
    }
    ExpectExactly(Bitboard::Rank(n), rank);
    ExpectExactly(Bitboard::File(n), file);
  }
}

TEST(BitboardTest, FarRanksCountFromTheOpponentsEdge) {
  for (int count = 1; count <= 9; ++count) {
    Bitboard black, white;
    for (int i = 1; i <= count; ++i) {
      black |= Bitboard::Rank(i);
      white |= Bitboard::Rank(10 - i);
    }
    EXPECT_EQ(Bitboard::FarRanks(kBlack, count), black);
    EXPECT_EQ(Bitboard::FarRanks(kWhite, count), white);
  }
}

TEST(BitboardTest, ShiftsMoveEverySquareAndDropTheEdge) {
  std::mt19937_64 random(1);
  for (int i = 0; i < 2000; ++i) {
    const Bitboard board = RandomBoard(random);
    const std::set<Square> squares = ToSet(board);
    ExpectExactly(board.Up(), Moved(squares, 0, -1));
    ExpectExactly(board.Down(), Moved(squares, 0, 1));
    ExpectExactly(board.Left(), Moved(squares, 1, 0));
    ExpectExactly(board.Right(), Moved(squares, -1, 0));
    EXPECT_EQ(board.LeftAndRight(), board.Left() | board.Right());
    EXPECT_EQ(board.Forward<kBlack>(), board.Up());
    EXPECT_EQ(board.Forward<kWhite>(), board.Down());
  }
}

TEST(BitboardTest, SetAlgebra) {
  std::mt19937_64 random(2);
  for (int i = 0; i < 2000; ++i) {
    const Bitboard a = RandomBoard(random), b = RandomBoard(random);
    int common = 0;
    for (int n = 0; n < kSquareCount; ++n) {
      const Square square = static_cast<Square>(n);
      const bool in_a = a.Has(square), in_b = b.Has(square);
      common += in_a && in_b;
      EXPECT_EQ((a & b).Has(square), in_a && in_b);
      EXPECT_EQ((a | b).Has(square), in_a || in_b);
      EXPECT_EQ((a ^ b).Has(square), in_a != in_b);
      EXPECT_EQ(a.Without(b).Has(square), in_a && !in_b);
      EXPECT_EQ((~a).Has(square), !in_a);
    }
    EXPECT_EQ(a.Intersects(b), common > 0);
    EXPECT_EQ((~a).Count(), kSquareCount - a.Count());
    EXPECT_EQ(a == b, ToSet(a) == ToSet(b));
    EXPECT_NE(a, a ^ Bitboard::Of(static_cast<Square>(random() % kSquareCount)));
  }
}

TEST(BitboardTest, VisitsInAscendingOrder) {
  std::mt19937_64 random(3);
  for (int i = 0; i < 500; ++i) {
    const Bitboard board = RandomBoard(random);
    std::vector<Square> visited;
    board.ForEach([&](Square square) { visited.push_back(square); });
    const std::set<Square> expected = ToSet(board);
    EXPECT_EQ(visited, std::vector<Square>(expected.begin(), expected.end()));
    if (!expected.empty()) {
      EXPECT_EQ(board.First(), *expected.begin());
    }
    EXPECT_EQ(board.HasMoreThanOne(), expected.size() > 1);
  }
}

TEST(BitboardTest, HasMoreThanOneLooksAtBothHalves) {
  const Bitboard low = Bitboard::Of(At(7, 9)), high = Bitboard::Of(At(8, 1));
  EXPECT_TRUE((low | high).HasMoreThanOne());
  EXPECT_TRUE((high | Bitboard::Of(At(9, 9))).HasMoreThanOne());
  EXPECT_TRUE((low | Bitboard::Of(At(1, 1))).HasMoreThanOne());
  EXPECT_FALSE(Bitboard().HasMoreThanOne());
}

}  // namespace
}  // namespace hakari
