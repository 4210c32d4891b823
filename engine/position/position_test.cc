#include "engine/position/position.h"

#include "engine/core/move.h"
#include "engine/core/piece.h"
#include "engine/core/square.h"
#include "engine/position/setup_for_test.h"
#include "gtest/gtest.h"

namespace hakari {
namespace {

constexpr Square At(int file, int rank) { return MakeSquare(file, rank); }

TEST(PositionTest, TheEmptyBoard) {
  const Position position;
  EXPECT_TRUE(position.pieces().empty());
  EXPECT_EQ(position.side_to_move(), kBlack);
  EXPECT_EQ(position.ply(), 1);
  EXPECT_EQ(position.king(kBlack), kNoSquare);
  EXPECT_EQ(position.king(kWhite), kNoSquare);
  EXPECT_TRUE(position.hand(kBlack).empty());
}

TEST(PositionTest, TheInitialPosition) {
  const Position position = Position::Initial();
  EXPECT_EQ(position.pieces().Count(), 40);
  EXPECT_EQ(position.at(At(2, 8)), MakePiece(kBlack, kRook));
  EXPECT_EQ(position.at(At(8, 8)), MakePiece(kBlack, kBishop));
  EXPECT_EQ(position.at(At(8, 2)), MakePiece(kWhite, kRook));
  EXPECT_EQ(position.at(At(2, 2)), MakePiece(kWhite, kBishop));
  EXPECT_EQ(position.king(kBlack), At(5, 9));
  EXPECT_EQ(position.king(kWhite), At(5, 1));
  for (int file = 1; file <= 9; ++file) {
    EXPECT_EQ(position.at(At(file, 7)), MakePiece(kBlack, kPawn));
    EXPECT_EQ(position.at(At(file, 3)), MakePiece(kWhite, kPawn));
  }
  constexpr PieceKind kHome[] = {kLance, kKnight, kSilver, kGold, kKing};
  for (int i = 0; i < 5; ++i) {
    for (int file : {1 + i, 9 - i}) {
      EXPECT_EQ(position.at(At(file, 9)), MakePiece(kBlack, kHome[i]));
      EXPECT_EQ(position.at(At(file, 1)), MakePiece(kWhite, kHome[i]));
    }
  }
}

TEST(PositionTest, PutAndClear) {
  Position position = PositionOf("K59 k51 P57");
  EXPECT_EQ(position.pieces(kBlack, kPawn), Bitboard::Of(At(5, 7)));
  const uint64_t key = position.key();
  position.Put(MakePiece(kWhite, kDragon), At(1, 1));
  EXPECT_NE(position.key(), key);
  EXPECT_EQ(position.pieces(kDragon), Bitboard::Of(At(1, 1)));
  position.Clear(At(1, 1));
  EXPECT_EQ(position.key(), key);
  EXPECT_EQ(position, PositionOf("K59 k51 P57"));
  position.Clear(At(5, 9));
  EXPECT_EQ(position.king(kBlack), kNoSquare);
  position.Clear(At(5, 5));  // already empty
  EXPECT_EQ(position, PositionOf("k51 P57"));
}

TEST(PositionTest, GoldMovers) {
  const Position position = PositionOf("G59 +p11 +l21 +n31 +s41 S51 +b61 +r71 K99");
  EXPECT_EQ(position.gold_movers().Count(), 5);
  EXPECT_FALSE(position.gold_movers().Has(At(5, 1)));
}

struct MoveCase {
  const char* name;
  Position before;
  Move move;
  Position after;
};

const MoveCase kMoveCases[] = {
    {"a pawn steps", PositionOf("K59 k51 P57"), Move::Board(At(5, 7), At(5, 6)),
     PositionOf("K59 k51 P56", kWhite)},
    {"a king steps", PositionOf("K59 k51", kWhite), Move::Board(At(5, 1), At(4, 2)),
     PositionOf("K59 k42", kBlack)},
    {"a promoted piece is taken and loses its promotion", PositionOf("K59 k51 R28 +p25"),
     Move::Board(At(2, 8), At(2, 5)), PositionOf("K59 k51 R25", kWhite, "P", "")},
    {"a piece is taken by promoting", PositionOf("K59 k51 b55 S77", kWhite, "", "S"),
     Move::Promoting(At(5, 5), At(7, 7)), PositionOf("K59 k51 +b77", kBlack, "", "SS")},
    {"a piece is dropped", PositionOf("K59 k51", kBlack, "PPG", "R"), Move::Drop(kPawn, At(1, 2)),
     PositionOf("K59 k51 P12", kWhite, "PG", "R")},
};

TEST(PositionTest, MovesAreMadeAndTakenBack) {
  for (const MoveCase& test : kMoveCases) {
    SCOPED_TRACE(test.name);
    Position position = test.before;
    const Undo undo = position.DoMove(test.move);
    EXPECT_EQ(position, test.after);
    EXPECT_EQ(position.key(), test.after.key());
    EXPECT_EQ(position.board_key(), test.after.board_key());
    EXPECT_EQ(position.king(kBlack), test.after.king(kBlack));
    EXPECT_EQ(position.king(kWhite), test.after.king(kWhite));
    EXPECT_EQ(position.ply(), 2);
    position.UndoMove(test.move, undo);
    EXPECT_EQ(position, test.before);
    EXPECT_EQ(position.key(), test.before.key());
    EXPECT_EQ(position.king(kWhite), test.before.king(kWhite));
    EXPECT_EQ(position.ply(), 1);
  }
}

TEST(PositionTest, KeysTellSidesAndHandsApart) {
  const Position black = PositionOf("K59 k51", kBlack, "P", "");
  const Position white = PositionOf("K59 k51", kWhite, "P", "");
  const Position other_hand = PositionOf("K59 k51", kBlack, "", "P");
  EXPECT_NE(black, white);
  EXPECT_NE(black.key(), white.key());
  EXPECT_NE(black.board_key(), white.board_key());
  EXPECT_NE(black, other_hand);
  EXPECT_NE(black.key(), other_hand.key());
  EXPECT_EQ(black.board_key(), other_hand.board_key());
}

TEST(PositionTest, TheWayToAPositionDoesNotCount) {
  Position a = Position::Initial(), b = Position::Initial();
  const Move p76 = Move::Board(At(7, 7), At(7, 6)), p34 = Move::Board(At(3, 3), At(3, 4));
  const Move p26 = Move::Board(At(2, 7), At(2, 6));
  for (Move move : {p76, p34, p26}) a.DoMove(move);
  for (Move move : {p26, p34, p76}) b.DoMove(move);
  EXPECT_EQ(a, b);
  EXPECT_EQ(a.key(), b.key());
  b.SetPly(77);
  EXPECT_EQ(a, b);
}

TEST(PositionTest, PassingTwiceIsNothing) {
  const Position initial = Position::Initial();
  Position position = initial;
  position.DoPass();
  EXPECT_EQ(position.side_to_move(), kWhite);
  EXPECT_NE(position.key(), initial.key());
  position.DoPass();
  EXPECT_EQ(position, initial);
  EXPECT_EQ(position.key(), initial.key());
}

}  // namespace
}  // namespace hakari
