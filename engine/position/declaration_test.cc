#include "engine/position/declaration.h"

#include <string>

#include "engine/core/hand.h"
#include "engine/core/square.h"
#include "engine/position/setup_for_test.h"
#include "gtest/gtest.h"

namespace hakari {
namespace {

// A black king in the camp with nine pieces of one point and a dragon: 14 points, ten pieces.
constexpr char kTenInCamp[] = "K51 k99 +P11 +P21 +P31 +P12 +P22 +P32 G13 S23 N33 +R91";

Position WithHand(const std::string& pieces, const char* hand) {
  return PositionOf(pieces.c_str(), kBlack, hand, "");
}

TEST(DeclarationTest, BlackNeedsTwentyEight) {
  EXPECT_EQ(DeclarationPoints(WithHand(kTenInCamp, "RBPPP"), kBlack), 27);
  EXPECT_FALSE(CanDeclareWin(WithHand(kTenInCamp, "RBPPP")));
  EXPECT_EQ(DeclarationPoints(WithHand(kTenInCamp, "RBPPPP"), kBlack), 28);
  EXPECT_TRUE(CanDeclareWin(WithHand(kTenInCamp, "RBPPPP")));
}

TEST(DeclarationTest, WhiteNeedsTwentySeven) {
  constexpr char kCamp[] = "k59 K11 +p99 +p89 +p79 +p98 +p88 +p78 g97 s87 n77 +r19";
  EXPECT_FALSE(CanDeclareWin(PositionOf(kCamp, kWhite, "", "RBPP")));
  EXPECT_EQ(DeclarationPoints(PositionOf(kCamp, kWhite, "", "RBPPP"), kWhite), 27);
  EXPECT_TRUE(CanDeclareWin(PositionOf(kCamp, kWhite, "", "RBPPP")));
  EXPECT_FALSE(CanDeclareWin(PositionOf(kCamp, kBlack, "", "RBPPP")));  // not white's move
}

TEST(DeclarationTest, TenPiecesBesideTheKing) {
  // Plenty of points, but nine pieces.
  const Position nine = WithHand("K51 k99 +P11 +P21 +P31 +P12 +P22 +P32 G13 S23 +R91", "RBBGGGPP");
  EXPECT_GE(DeclarationPoints(nine, kBlack), 28);
  EXPECT_FALSE(CanDeclareWin(nine));
}

TEST(DeclarationTest, PiecesOutsideTheCampDoNotCount) {
  Position position = WithHand(kTenInCamp, "RBPPP");
  position.Put(MakePiece(kBlack, kGold), MakeSquare(5, 4));
  EXPECT_FALSE(CanDeclareWin(position));
  position.Clear(MakeSquare(5, 4));
  position.Put(MakePiece(kBlack, kGold), MakeSquare(5, 3));
  EXPECT_TRUE(CanDeclareWin(position));
}

TEST(DeclarationTest, TheKingMustBeInTheCampAndSafe) {
  Position position = WithHand(kTenInCamp, "RBPPPP");
  position.Clear(MakeSquare(5, 1));
  EXPECT_FALSE(CanDeclareWin(position));  // no king at all
  position.Put(MakePiece(kBlack, kKing), MakeSquare(5, 4));
  EXPECT_FALSE(CanDeclareWin(position));
  position.Clear(MakeSquare(5, 4));
  position.Put(MakePiece(kBlack, kKing), MakeSquare(5, 3));
  EXPECT_TRUE(CanDeclareWin(position));
  position.Put(MakePiece(kWhite, kLance), MakeSquare(5, 1));
  EXPECT_FALSE(CanDeclareWin(position));  // in check
}

TEST(DeclarationTest, TheInitialPositionHasNoPoints) {
  EXPECT_EQ(DeclarationPoints(Position::Initial(), kBlack), 0);
  EXPECT_FALSE(CanDeclareWin(Position::Initial()));
}

}  // namespace
}  // namespace hakari
