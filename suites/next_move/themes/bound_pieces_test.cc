#include "gtest/gtest.h"
#include "suites/next_move/themes/themes_of_for_test.h"

namespace hakari::suites {
namespace {

bool Pins(absl::string_view sfen, absl::string_view moves) { return HasTheme("pin", sfen, moves); }
bool AttacksBound(absl::string_view sfen, absl::string_view moves) {
  return HasTheme("attack_on_bound_piece", sfen, moves);
}

TEST(PinTest, ASilverThatAloneGuardedAGold) {
  EXPECT_TRUE(Pins("4k4/5s3/4g4/9/9/9/9/4R4/K8 b B 1", "B*2d"));
}

TEST(PinTest, ARookByAGuardedLance) { EXPECT_TRUE(Pins("4k4/9/4r4/9/9/9/4G4/9/K8 b L 1", "L*5f")); }

TEST(PinTest, NotIfThePinningPieceIsTaken) {
  EXPECT_FALSE(Pins("4k4/9/4r4/9/9/9/9/9/K8 b L 1", "L*5f"));
}

TEST(PinTest, NotIfNothingIsWonByIt) { EXPECT_FALSE(Pins("4k4/5s3/9/9/9/9/9/9/K8 b B 1", "B*2d")); }

TEST(PinTest, NotIfItWasPinnedBefore) {
  EXPECT_FALSE(Pins("4k4/5s3/4g4/7B1/9/9/9/4R4/K8 b - 1", "9i9h"));
}

TEST(AttackOnBoundPieceTest, APawnAttacksAPinnedSilver) {
  EXPECT_TRUE(AttacksBound("4k4/5s3/9/7B1/9/9/9/9/K8 b P 1", "P*4c"));
}

TEST(AttackOnBoundPieceTest, APawnAttacksTheOnlyGuard) {
  EXPECT_TRUE(AttacksBound("8k/9/5s3/4g4/9/9/9/4R4/K8 b P 1", "P*4d"));
}

TEST(AttackOnBoundPieceTest, NotOnAPieceThatIsFree) {
  EXPECT_FALSE(AttacksBound("4k4/5s3/9/9/9/9/9/9/K8 b P 1", "P*4c"));
}

TEST(AttackOnBoundPieceTest, NotOnOneOfTwoGuards) {
  EXPECT_FALSE(AttacksBound("8k/9/3g1s3/4g4/9/9/9/4R4/K8 b P 1", "P*4d"));
}

TEST(AttackOnBoundPieceTest, NotIfTheMoveItselfBindsIt) {
  EXPECT_FALSE(AttacksBound("8k/9/5s3/4g4/9/9/9/9/K8 b R 1", "R*4d"));
}

TEST(AttackOnBoundPieceTest, NotOnAGuardOfWhatFallsAnyway) {
  EXPECT_FALSE(AttacksBound("8k/9/5s3/4g4/4P4/9/9/9/K8 b P 1", "P*4d"));
}

TEST(AttackOnBoundPieceTest, NotIfItWasWonAlready) {
  EXPECT_FALSE(AttacksBound("4k4/5s3/5P3/7B1/9/9/9/9/K8 b G 1", "G*5c"));
}

}  // namespace
}  // namespace hakari::suites
