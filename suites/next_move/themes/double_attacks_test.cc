#include "gtest/gtest.h"
#include "suites/next_move/themes/themes_of_for_test.h"

namespace hakari::suites {
namespace {

bool Forks(absl::string_view sfen, absl::string_view moves) {
  return HasTheme("fork", sfen, moves);
}
bool Skewers(absl::string_view sfen, absl::string_view moves) {
  return HasTheme("skewer", sfen, moves);
}
bool Discovers(absl::string_view sfen, absl::string_view moves) {
  return HasTheme("discovered_attack", sfen, moves);
}

TEST(ForkTest, AKnightAttacksGoldAndSilver) {
  EXPECT_TRUE(Forks("8k/9/3s1g3/9/9/9/9/9/K8 b N 1", "N*5e"));
}

TEST(ForkTest, ABishopAttacksKingAndRook) {
  EXPECT_TRUE(Forks("4k4/9/9/9/r8/9/9/9/4K4 b B 1", "B*7c"));
}

TEST(ForkTest, ASilverBehindRookAndGuardedGold) {
  EXPECT_TRUE(Forks("9/3r1gk2/9/9/9/9/9/9/7GK b S 1", "S*5a"));
}

TEST(ForkTest, AlsoIfARookTakesTheKnightAndLosesByIt) {
  // Its check on the back rank saves nothing either.
  EXPECT_TRUE(Forks("8k/9/3s1g3/9/r8/4P4/9/9/4K4 b N 1", "N*5e"));
}

TEST(ForkTest, NotOfOnePieceThatCannotGetAway) {
  EXPECT_FALSE(Forks("8k/9/n8/9/1p7/9/9/9/4K4 b R 1", "R*9f"));
}

TEST(ForkTest, NotIfBothWereAttackedBefore) {
  EXPECT_FALSE(Forks("8k/4g4/9/9/4R4/9/4s4/9/K8 b - 1", "5e5d"));
}

TEST(ForkTest, NotByMating) { EXPECT_FALSE(Forks("3rkr3/9/4P4/9/9/9/9/9/K8 b G 1", "G*5b")); }

TEST(ForkTest, NotIfAnAttackedPieceLeavesWithCheck) {
  EXPECT_FALSE(Forks("9/3r1gk2/9/9/9/9/9/9/K8 b S 1", "S*5a"));
}

TEST(ForkTest, NotIfTheForkingPieceIsTaken) {
  EXPECT_FALSE(Forks("8k/1b7/3s1g3/9/9/9/9/9/K8 b N 1", "N*5e"));
}

TEST(ForkTest, NotOfAPawn) { EXPECT_FALSE(Forks("8k/9/3p1g3/9/9/9/9/9/K8 b N 1", "N*5e")); }

TEST(ForkTest, NotIfOneReplySavesBoth) {
  // The rook steps out of the bishop's line and guards the silver behind it.
  EXPECT_FALSE(Forks("8k/9/9/2r3s2/9/9/9/9/K8 b B 1", "B*5f"));
  // The rook takes the bishop.
  EXPECT_FALSE(Forks("4k4/9/9/9/9/9/2r6/9/4K4 b B 1", "B*7c"));
}

TEST(SkewerTest, ALanceThroughGoldAndRook) {
  EXPECT_TRUE(Skewers("8k/4r4/4g4/9/9/9/9/9/K8 b L 1", "L*5f"));
}

TEST(SkewerTest, ABishopThroughKingAndRook) {
  EXPECT_TRUE(Skewers("6r2/9/4k4/9/9/9/9/9/K8 b B 1", "B*8f"));
}

TEST(SkewerTest, ARookThroughTwoKnights) {
  EXPECT_TRUE(Skewers("8k/n8/n8/1l7/1p7/9/9/9/4K4 b R 1", "R*9f"));
}

TEST(SkewerTest, NotIfThePieceBehindIsGuardedOrAPawn) {
  EXPECT_FALSE(Skewers("l7k/n8/n8/1l7/1p7/9/9/9/4K4 b R 1", "R*9f"));
  EXPECT_FALSE(Skewers("8k/9/1n1p5/9/p1p6/9/9/9/4K4 b R 1", "R*9c"));
}

TEST(SkewerTest, NotIfTheKingStepsAsideAndGuards) {
  // The rook wins the lance on its other side: a fork.
  constexpr absl::string_view kSfen = "l4kn2/9/9/9/9/9/9/9/4K4 b R 1";
  EXPECT_FALSE(Skewers(kSfen, "R*7a"));
  EXPECT_TRUE(Forks(kSfen, "R*7a"));
}

TEST(SkewerTest, NotIfAPawnGoesBetween) {
  EXPECT_FALSE(Skewers("8k/4r4/4g4/9/9/9/9/9/K8 b Lp 1", "L*5f"));
}

TEST(SkewerTest, NotIfTheFrontPieceNeedNotGo) {
  EXPECT_FALSE(Skewers("8k/4g4/4s4/9/9/9/9/9/K8 b R 1", "R*5h"));
}

TEST(SkewerTest, NotIfTheFrontPieceTakes) {
  EXPECT_FALSE(Skewers("8k/4r4/4g4/9/9/9/9/9/K8 b L 1", "L*5d"));
}

TEST(DiscoveredAttackTest, AKnightLeavesTheBishopsLineAndAttacksToo) {
  EXPECT_TRUE(Discovers("4k4/1g7/6r2/9/9/3N5/9/PB7/KG7 b - 1", "6f7d"));
}

TEST(DiscoveredAttackTest, ASilverTakesWithDiscoveredCheck) {
  EXPECT_TRUE(Discovers("4k4/9/5g3/4S4/9/9/9/9/K3R4 b - 1", "5d4c"));
}

TEST(DiscoveredAttackTest, NotADiscoveredCheckThatWinsNothing) {
  EXPECT_FALSE(Discovers("4k4/9/9/4S4/9/9/9/9/K3R4 b - 1", "5d4e"));
}

TEST(DiscoveredAttackTest, NotIfItTakesAGuardedPawn) {
  EXPECT_FALSE(Discovers("4kl3/9/5p3/4S4/9/9/9/9/K3R4 b - 1", "5d4c"));
}

TEST(DiscoveredAttackTest, NotIfTheAttackedPieceStepsAside) {
  EXPECT_FALSE(Discovers("4k4/9/6r2/9/9/3N5/9/PB7/KG7 b - 1", "6f7d"));
}

TEST(DiscoveredAttackTest, NotIfTheMovedPieceAttacksAlone) {
  EXPECT_FALSE(Discovers("4k4/1g7/6r2/9/9/3N5/9/9/K8 b - 1", "6f7d"));
}

}  // namespace
}  // namespace hakari::suites
