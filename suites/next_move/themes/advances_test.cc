#include "gtest/gtest.h"
#include "suites/next_move/themes/themes_of_for_test.h"

namespace hakari::suites {
namespace {

bool Dangles(absl::string_view sfen, absl::string_view moves) {
  return HasTheme("dangling_pawn", sfen, moves);
}
bool AttacksEdge(absl::string_view sfen, absl::string_view moves) {
  return HasTheme("edge_attack", sfen, moves);
}
bool ThreatensPromotion(absl::string_view sfen, absl::string_view moves) {
  return HasTheme("promotion_threat", sfen, moves);
}

TEST(DanglingPawnTest, BehindAnEmptySquare) {
  EXPECT_TRUE(Dangles("8k/9/9/9/9/9/9/9/K8 b P 1", "P*6c"));
  EXPECT_TRUE(Dangles("8k/9/9/9/9/9/9/9/K8 b P 1", "P*6d"));
}

TEST(DanglingPawnTest, WithARookBehindItThoughAGoldGuards) {
  EXPECT_TRUE(Dangles("8k/2g6/9/9/9/9/9/1R7/K8 b P 1", "P*8d"));
}

TEST(DanglingPawnTest, NotIfTheTokinIsTaken) {
  EXPECT_FALSE(Dangles("8k/2g6/9/9/9/9/9/9/K8 b P 1", "P*8d"));
}

TEST(DanglingPawnTest, NotIfItHitsAPieceOrIsTaken) {
  EXPECT_FALSE(Dangles("8k/2g6/9/9/9/9/9/9/K8 b P 1", "P*7c"));
  EXPECT_FALSE(Dangles("8k/9/3s5/9/9/9/9/9/K8 b P 1", "P*7d"));
}

TEST(DanglingPawnTest, NotFromFarOrOnTheBoard) {
  EXPECT_FALSE(Dangles("8k/9/9/9/9/9/9/9/K8 b P 1", "P*6e"));
  EXPECT_FALSE(Dangles("8k/9/9/9/3P5/9/9/9/K8 b - 1", "6e6d"));
}

TEST(EdgeAttackTest, APawnOpensTheEdge) {
  EXPECT_TRUE(AttacksEdge("8l/7k1/9/8p/9/8P/9/9/4K3L b P 1", "1f1e 1d1e 1i1e"));
  EXPECT_TRUE(AttacksEdge("l8/1k7/p8/9/P8/9/9/9/L3K4 b P 1", "9e9d 9c9d 9i9d"));
}

TEST(EdgeAttackTest, APawnIsDroppedBeforeTheLance) {
  EXPECT_TRUE(AttacksEdge("8l/7k1/8l/9/9/9/9/9/4K3L b P 1", "P*1d 1c1d 1i1d"));
}

TEST(EdgeAttackTest, NotWhereTheKingIsNot) {
  EXPECT_FALSE(AttacksEdge("8l/1k7/9/8p/9/8P/9/9/4K3L b P 1", "1f1e 1d1e 1i1e"));
}

TEST(EdgeAttackTest, NotIfNothingFollowsThere) {
  EXPECT_FALSE(AttacksEdge("8l/7k1/9/8p/9/8P/9/9/4K3L b P 1", "1f1e 1d1e 5i5h"));
  EXPECT_FALSE(AttacksEdge("8l/7k1/9/8p/9/8P/9/9/4K3L b P 1", "1f1e"));
}

TEST(EdgeAttackTest, NotOnOnesOwnSideOfTheBoard) {
  EXPECT_FALSE(AttacksEdge("8l/7k1/9/9/9/8p/9/9/4K3L b P 1", "1i1f 1a1f P*1e"));
}

TEST(EdgeAttackTest, NotWithoutALanceOrWithoutTouch) {
  EXPECT_FALSE(AttacksEdge("8l/7k1/9/8p/9/8P/9/9/4K4 b P 1", "1f1e 1d1e P*1g"));
  EXPECT_FALSE(AttacksEdge("8l/7k1/8p/9/9/8P/9/9/4K3L b P 1", "1f1e 2b3b 1i1f"));
}

TEST(PromotionThreatTest, ABishopsLineIsOpened) {
  EXPECT_TRUE(ThreatensPromotion("4k4/9/9/9/9/9/2P6/1B7/K8 b - 1", "7g7f"));
}

TEST(PromotionThreatTest, AKnightJumps) {
  EXPECT_TRUE(ThreatensPromotion("4k4/9/9/9/9/9/2N6/9/K8 b - 1", "7g6e"));
}

TEST(PromotionThreatTest, NotIfItStoodReadyBefore) {
  EXPECT_FALSE(ThreatensPromotion("4k4/9/9/9/9/9/9/1B7/K8 b - 1", "9i9h"));
  EXPECT_FALSE(ThreatensPromotion("4k4/9/9/9/9/9/9/1B7/K8 b - 1", "8h7g"));
}

TEST(PromotionThreatTest, NotWhereItIsTaken) {
  EXPECT_FALSE(ThreatensPromotion("4k4/4g4/9/9/4P4/9/9/9/K8 b - 1", "5e5d"));
}

TEST(PromotionThreatTest, NotByTaking) {
  EXPECT_FALSE(ThreatensPromotion("8k/2r6/9/9/9/9/9/9/K8 b P 1", "P*7c"));
}

TEST(PromotionThreatTest, NotOfASilverNorByPromoting) {
  EXPECT_FALSE(ThreatensPromotion("8k/9/9/9/4S4/9/9/9/K8 b - 1", "5e5d"));
  EXPECT_FALSE(ThreatensPromotion("8k/9/9/4P4/9/9/9/9/K8 b - 1", "5d5c+"));
  EXPECT_FALSE(ThreatensPromotion("k8/9/9/5S3/9/9/9/1B7/K8 b - 1", "4d4c+"));
  EXPECT_TRUE(ThreatensPromotion("k8/9/9/5S3/9/9/9/1B7/K8 b - 1", "4d4c"));
}

TEST(PromotionThreatTest, NotByCheck) {
  EXPECT_FALSE(ThreatensPromotion("8k/9/9/9/9/9/9/9/K8 b R 1", "R*1f"));
}

}  // namespace
}  // namespace hakari::suites
