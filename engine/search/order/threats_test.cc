#include "engine/search/order/threats.h"

#include <gtest/gtest.h>

#include "engine/notation/usi_move.h"
#include "engine/position/setup_for_test.h"

namespace hakari::search {
namespace {

Move M(const char* usi) { return *notation::ParseUsiMove(usi); }

TEST(IsFork, WantsTwoPiecesOfMoreWorth) {
  const Position position = PositionOf("K59 k11 g42 g62 p82", kBlack, "SN", "");
  EXPECT_TRUE(IsFork(position, M("N*5d"))) << "a knight under two golds";
  EXPECT_TRUE(IsFork(position, M("S*5c"))) << "a silver between them";
  EXPECT_FALSE(IsFork(position, M("N*7d"))) << "a gold and a pawn";
  EXPECT_FALSE(IsFork(position, M("S*8c")));
}

TEST(IsFork, TakesTheKingAndOneOther) {
  EXPECT_TRUE(IsFork(PositionOf("K59 k52 r92", kBlack, "B", ""), M("B*7d")));
  EXPECT_FALSE(IsFork(PositionOf("K59 k52 g92", kBlack, "B", ""), M("B*7d")));
}

TEST(IsFork, NeedsMoreWorthThanTheFork) {
  const Position position = PositionOf("K59 k11 s42 s62", kBlack, "G", "");
  EXPECT_FALSE(IsFork(position, M("G*5c"))) << "a gold is worth more than silvers";
}

TEST(IsPawnHit, IsAPawnBeforeGoldOrSilver) {
  const Position position = PositionOf("K59 k11 g44 s54 n64 P46", kBlack, "PL", "");
  EXPECT_TRUE(IsPawnHit(position, M("4f4e")));
  EXPECT_TRUE(IsPawnHit(position, M("P*5e")));
  EXPECT_FALSE(IsPawnHit(position, M("P*6e"))) << "a knight";
  EXPECT_FALSE(IsPawnHit(position, M("L*5e"))) << "a lance";
  EXPECT_FALSE(IsPawnHit(position, M("P*5f"))) << "too far";
}

TEST(IsPawnHit, IsNoPromotedPawn) {
  const Position position = PositionOf("K59 k11 g42 P44");
  EXPECT_TRUE(IsPawnHit(position, M("4d4c")));
  EXPECT_FALSE(IsPawnHit(position, M("4d4c+")));
}

TEST(AttacksRookOrBishop, WantsALesserPiece) {
  const Position position = PositionOf("K59 k11 r55 +b22", kBlack, "GRB", "");
  EXPECT_TRUE(AttacksRookOrBishop(position, M("G*5f")));
  EXPECT_FALSE(AttacksRookOrBishop(position, M("R*5g"))) << "a rook is worth as much";
  EXPECT_TRUE(AttacksRookOrBishop(position, M("B*4f"))) << "a bishop is worth less";
  EXPECT_FALSE(AttacksRookOrBishop(position, M("G*9e"))) << "nothing near";
  EXPECT_TRUE(AttacksRookOrBishop(position, M("G*2c"))) << "a horse counts as well";
}

TEST(AttacksRookOrBishop, LooksThroughTheSquareThatTheMoveLeaves) {
  EXPECT_TRUE(AttacksRookOrBishop(PositionOf("K59 k11 B77 r88"), M("7g6f")));
}

TEST(IsThreat, IsAnyOfThem) {
  const Position position = PositionOf("K59 k11 g44 r85", kBlack, "PG", "");
  EXPECT_TRUE(IsThreat(position, M("P*4e")));
  EXPECT_TRUE(IsThreat(position, M("G*8f")));
  EXPECT_FALSE(IsThreat(position, M("G*6i")));
}

}  // namespace
}  // namespace hakari::search
