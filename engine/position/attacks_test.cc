#include "engine/position/attacks.h"

#include <initializer_list>

#include "engine/core/bitboard.h"
#include "engine/core/piece.h"
#include "engine/core/square.h"
#include "engine/position/setup_for_test.h"
#include "gtest/gtest.h"

namespace hakari {
namespace {

// Squares as file and rank: 55 is the middle.
Square At(int name) { return MakeSquare(name / 10, name % 10); }
Bitboard Squares(std::initializer_list<int> names) {
  Bitboard squares;
  for (int name : names) squares |= Bitboard::Of(At(name));
  return squares;
}

TEST(AttacksTest, AttackersOfASquare) {
  // On 5e: a lance behind a pawn, a knight, a horse's step, a blocked and an open rook.
  const Position position = PositionOf("P56 L59 N47 +B65 R15 p25 R95 k54");
  EXPECT_EQ(AttackersTo(position, At(55), kBlack), Squares({56, 47, 65}));
  EXPECT_EQ(AttackersTo(position, At(55), kWhite), Squares({54}));
  const Bitboard without_pawns = Squares({59, 47, 65, 15, 95, 54});
  EXPECT_EQ(AttackersTo(position, At(55), kBlack, without_pawns), Squares({56, 59, 47, 65, 15}));
}

TEST(AttacksTest, AttackedSquaresStopAtThePiecesGiven) {
  const Position position = PositionOf("R55 P53 k57");
  EXPECT_EQ(AttackedSquares(position, kBlack, position.pieces()),
            Squares({54, 53, 56, 57, 15, 25, 35, 45, 65, 75, 85, 95, 52}));
  // The square behind the king is attacked if the king is not among the blockers.
  EXPECT_TRUE(AttackedSquares(position, kBlack, Squares({55, 53})).Has(At(59)));
}

TEST(AttacksTest, LancesOfAFileStandInEachOthersWay) {
  const Position position = PositionOf("l51 l53 L59 L98 L94");
  EXPECT_EQ(AttackedSquares(position, kWhite, position.pieces()),
            Squares({52, 53, 54, 55, 56, 57, 58, 59}));
  EXPECT_EQ(AttackedSquares(position, kBlack, position.pieces()),
            Squares({58, 57, 56, 55, 54, 53, 97, 96, 95, 94, 93, 92, 91}));
}

TEST(AttacksTest, ChecksAndPins) {
  // The rook pins the gold on 5h. The gold on 6h is not pinned: two pieces stand between.
  const Position position = PositionOf("K59 G58 G68 P77 r51 b95 n47 L14");
  const KingSafety safety = KingSafetyOf(position, kBlack);
  EXPECT_EQ(safety.checkers, Squares({47}));
  EXPECT_EQ(safety.pinned, Squares({58}));
  EXPECT_TRUE(InCheck(position));
  EXPECT_TRUE(InCheck(position, kBlack));
}

TEST(AttacksTest, AForeignPieceBetweenIsNotPinned) {
  const Position position = PositionOf("K59 b58 r51");
  const KingSafety safety = KingSafetyOf(position, kBlack);
  EXPECT_TRUE(safety.pinned.empty());
  EXPECT_TRUE(safety.checkers.empty());
}

TEST(AttacksTest, DoubleCheck) {
  const Position position = PositionOf("k51 R55 G42 B15 P33", kWhite);
  EXPECT_EQ(KingSafetyOf(position, kWhite).checkers, Squares({55, 42}));
}

TEST(AttacksTest, WithoutAKingNothingIsInDanger) {
  const Position position = PositionOf("k51 r59 R55");
  const KingSafety safety = KingSafetyOf(position, kBlack);
  EXPECT_TRUE(safety.checkers.empty());
  EXPECT_TRUE(safety.pinned.empty());
  EXPECT_FALSE(InCheck(position, kBlack));
  const CheckChances chances = CheckChancesOf(position, kWhite);
  EXPECT_TRUE(chances.blockers.empty());
  for (PieceKind kind : kHandKinds) EXPECT_TRUE(chances.from[kind].empty());
}

TEST(AttacksTest, WhereCheckCanBeGivenFrom) {
  const Position position = PositionOf("k51 p53 p42 K59");
  const CheckChances chances = CheckChancesOf(position, kBlack);
  EXPECT_EQ(chances.from[kPawn], Squares({52}));
  EXPECT_EQ(chances.from[kLance], Squares({52, 53}));
  EXPECT_EQ(chances.from[kKnight], Squares({43, 63}));
  EXPECT_EQ(chances.from[kSilver], Squares({42, 52, 62}));
  EXPECT_EQ(chances.from[kGold], Squares({41, 61, 42, 52, 62}));
  EXPECT_EQ(chances.from[kPromotedLance], chances.from[kGold]);
  EXPECT_EQ(chances.from[kBishop], Squares({42, 62, 73, 84, 95}));
  EXPECT_EQ(chances.from[kHorse], chances.from[kBishop] | Squares({41, 61, 52}));
  EXPECT_EQ(chances.from[kRook], Squares({11, 21, 31, 41, 61, 71, 81, 91, 52, 53}));
  EXPECT_EQ(chances.from[kDragon], chances.from[kRook] | Squares({42, 62}));
}

TEST(AttacksTest, PiecesThatUncoverACheck) {
  // The knight uncovers the lance, the king the rook; the opponent's pawn blocks the bishop.
  const Position position = PositionOf("k51 L59 N55 R11 K21 B95 p73");
  EXPECT_EQ(CheckChancesOf(position, kBlack).blockers, Squares({55, 21}));
}

TEST(AttacksTest, CountsOfTheInitialPosition) {
  const AttackCounts black = AttackCounts::Of(Position::Initial(), kBlack);
  const AttackCounts white = AttackCounts::Of(Position::Initial(), kWhite);
  EXPECT_EQ(black.At(At(76)), 1);  // the pawn
  EXPECT_EQ(black.At(At(27)), 1);  // the rook
  EXPECT_EQ(black.At(At(77)), 2);  // bishop and knight
  EXPECT_EQ(black.At(At(58)), 4);  // rook, both golds and king
  EXPECT_EQ(black.At(At(78)), 3);  // rook, silver and gold
  EXPECT_EQ(black.At(At(55)), 0);
  for (int i = 0; i < kSquareCount; ++i) {
    const Square square = static_cast<Square>(i);
    EXPECT_EQ(black.At(square), white.At(Rotate(square)));
    EXPECT_EQ(black.Any().Has(square), black.At(square) > 0);
  }
}

TEST(AttacksTest, TenAttacksAreTheMost) {
  const Position position = PositionOf("G54 +R45 +R65 S56 +B44 +B64 S46 S66 N57 N47 N67");
  // Eight neighbours and two knights attack 5e; the knight on 5g does not.
  EXPECT_EQ(AttackCounts::Of(position, kBlack).At(At(55)), 10);
}

TEST(AttacksTest, MoreInComparesTheCounts) {
  const Position position = PositionOf("L55 G64 p53 g63");
  const AttackCounts black = AttackCounts::Of(position, kBlack);
  const AttackCounts white = AttackCounts::Of(position, kWhite);
  EXPECT_EQ(black.At(At(54)), 2);
  EXPECT_EQ(white.At(At(54)), 2);
  EXPECT_FALSE(AttackCounts::MoreIn(black, white).Has(At(54)));
  EXPECT_TRUE(AttackCounts::MoreIn(black, white).Has(At(65)));
  EXPECT_TRUE(AttackCounts::MoreIn(white, black).Has(At(62)));
  EXPECT_TRUE(AttackCounts::MoreIn(black, black).empty());
}

}  // namespace
}  // namespace hakari
