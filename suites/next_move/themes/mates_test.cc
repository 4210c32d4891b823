#include "gtest/gtest.h"
#include "suites/next_move/themes/themes_of_for_test.h"

namespace hakari::suites {
namespace {

bool Threatens(absl::string_view sfen, absl::string_view moves) {
  return HasTheme("threatmate", sfen, moves);
}
bool Defends(absl::string_view sfen, absl::string_view moves) {
  return HasTheme("threatmate_defence", sfen, moves);
}
bool IsMating(absl::string_view sfen, absl::string_view moves) {
  return HasTheme("mate", sfen, moves);
}

TEST(ThreatmateTest, APawnBeforeTheKingAndAGoldInHand) {
  EXPECT_TRUE(Threatens("4k4/9/9/4P4/9/9/9/9/K8 b G 1", "5d5c"));
  EXPECT_TRUE(Threatens("8k/9/9/8P/9/9/9/9/K8 b G 1", "1d1c"));
}

TEST(ThreatmateTest, NotIfTheMateIsGuarded) {
  EXPECT_FALSE(Threatens("4k4/3g5/9/4P4/9/9/9/9/K8 b G 1", "5d5c"));
}

TEST(ThreatmateTest, NotIfItCouldMateAtOnce) {
  EXPECT_FALSE(Threatens("4k4/9/4P4/9/9/9/9/9/K8 b G 1", "9i9h"));
}

TEST(ThreatmateTest, NotByACheck) {
  EXPECT_FALSE(Threatens("4k4/9/4P4/9/9/9/9/9/K8 b GG 1", "5c5b+"));
}

TEST(ThreatmateDefenceTest, TheKingStepsAsideOrAGoldGoesBetween) {
  EXPECT_TRUE(Defends("k8/9/9/9/9/9/4p4/9/4K4 b Gg 1", "5i4i"));
  EXPECT_TRUE(Defends("k8/9/9/9/9/9/4p4/9/4K4 b Gg 1", "G*5h"));
}

TEST(ThreatmateDefenceTest, NotAMoveThatLeavesTheMate) {
  EXPECT_FALSE(Defends("k8/9/9/9/9/9/4p4/9/4K4 b Gg 1", "G*9h"));
}

TEST(ThreatmateDefenceTest, NotWhereNothingWasThreatened) {
  EXPECT_FALSE(Defends("k8/9/9/9/9/9/4p4/9/4K4 b G 1", "5i4i"));
}

TEST(ThreatmateDefenceTest, NotIfItCouldMateAtOnce) {
  EXPECT_FALSE(Defends("4k4/9/4P4/9/9/9/4p4/9/4K4 b Gg 1", "5i4i"));
}

TEST(ThreatmateDefenceTest, NotByCheck) {
  EXPECT_FALSE(Defends("k8/9/9/9/9/9/4p4/9/4K4 b Rg 1", "R*9f"));
}

TEST(MateTest, AtOnce) { EXPECT_TRUE(IsMating("4k4/9/4P4/9/9/9/9/9/K8 b G 1", "G*5b")); }

TEST(MateTest, InSeveralPlies) {
  EXPECT_TRUE(IsMating("7lk/9/7Gp/9/9/9/9/9/9 b BP 1", "B*3c"));
  EXPECT_TRUE(IsMating("6b1k/6+R2/7lp/9/9/9/9/9/9 b P 1", "3b3a"));
}

TEST(MateTest, NotACheckThatLetsTheKingGo) {
  EXPECT_FALSE(IsMating("4k4/9/4P4/9/9/9/9/9/K8 b G 1", "G*4b"));
}

TEST(MateTest, NotAQuietMoveThatNothingHelpsAgainst) {
  EXPECT_FALSE(IsMating("4k4/9/9/3GPG3/9/9/9/9/K8 b 2R2G 1", "5d5c"));
}

TEST(MateTest, NotAThreatOfIt) { EXPECT_FALSE(IsMating("4k4/9/9/4P4/9/9/9/9/K8 b G 1", "5d5c")); }

}  // namespace
}  // namespace hakari::suites
