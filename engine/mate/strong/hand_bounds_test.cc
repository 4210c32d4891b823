#include "engine/mate/strong/hand_bounds.h"

#include "engine/core/color.h"
#include "engine/core/square.h"
#include "engine/position/setup_for_test.h"
#include "gtest/gtest.h"

namespace hakari::mate {
namespace {

TEST(HandBounds, UnionHasTheMostAndIntersectionTheLeastOfEachKind) {
  const Hand a = HandOf("PPG");
  const Hand b = HandOf("PSGG");
  EXPECT_EQ(Union(a, b), HandOf("PPSGG"));
  EXPECT_EQ(Intersection(a, b), HandOf("PG"));
  EXPECT_EQ(Union(a, HandOf("P")), a);
  EXPECT_EQ(Intersection(a, HandOf("P")), HandOf("P"));
}

TEST(HandBounds, ADroppedPieceIsNeededBeforehandATakenOneIsNot) {
  const Position position = PositionOf("k51 G53 s52", kBlack, "S", "");
  const Hand drop = HandBeforeAttack(position, Move::Drop(kSilver, MakeSquare(6, 2)), Hand());
  EXPECT_EQ(drop, HandOf("S"));
  const Move take = Move::Board(MakeSquare(5, 3), MakeSquare(5, 2));
  EXPECT_EQ(HandBeforeAttack(position, take, HandOf("SSP")), HandOf("SP"));
  EXPECT_EQ(HandBeforeAttack(position, take, Hand()), Hand());
}

TEST(HandBounds, AnInterpositionThatTheAttackerHoldsBackStaysWithHim) {
  // The rook checks from afar: a pawn would do as a shield, a gold the defender has anyway.
  const Position far = PositionOf("k51 R59", kWhite, "PPG", "G");
  EXPECT_EQ(KeepInterpositionsAway(far, Hand()), HandOf("PP"));
  EXPECT_EQ(KeepInterpositionsAway(far, HandOf("P")), HandOf("PP"));
  // Nothing goes between neighbours, or between two checkers and the king.
  EXPECT_EQ(KeepInterpositionsAway(PositionOf("k51 R52", kWhite, "PPG", ""), Hand()), Hand());
  EXPECT_EQ(KeepInterpositionsAway(PositionOf("k51 R59 R11", kWhite, "P", ""), Hand()), Hand());
}

TEST(HandBounds, AKindWhoseDropWouldCheckIsNotGivenToTheAttacker) {
  const Position position = PositionOf("k51 K59", kBlack, "P", "GN");
  const Hand all = AllInHands(position);
  EXPECT_EQ(all, HandOf("PGN"));
  // Pawns he has already: dropping one is among the checks that failed.
  EXPECT_EQ(TakeNewDropChecksOut(position, all), HandOf("P"));
  // In the corner, behind its own men, only the knight's squares are free.
  const Position hidden = PositionOf("k11 l21 p12 g22 K59", kBlack, "", "GN");
  EXPECT_EQ(TakeNewDropChecksOut(hidden, HandOf("GN")), HandOf("G"));
}

}  // namespace
}  // namespace hakari::mate
