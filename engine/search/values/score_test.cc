#include "engine/search/values/score.h"

#include <gtest/gtest.h>

#include <cstdint>

namespace hakari::search {
namespace {

TEST(Score, KeepsItsBandsApart) {
  constexpr int kLargestEvaluation = 20000;
  EXPECT_LT(kLargestEvaluation, kSuperiorScore);
  EXPECT_LT(kSuperiorScore, ProvedMateAt(kMaxPly));
  EXPECT_LT(ProvedMateAt(0), MateAt(2 * kMaxPly));
  EXPECT_LT(MateAt(0), kInfiniteScore);
  EXPECT_LE(kInfiniteScore, INT16_MAX);
}

TEST(Score, TellsWhatIsDecided) {
  for (int ply : {0, 1, 77, kMaxPly}) {
    for (int score : {MateAt(ply), MatedAt(ply)}) {
      EXPECT_TRUE(IsMate(score));
      EXPECT_TRUE(IsCountedMate(score));
      EXPECT_TRUE(IsDecided(score));
    }
    for (int score : {ProvedMateAt(ply), -ProvedMateAt(ply)}) {
      EXPECT_TRUE(IsMate(score));
      EXPECT_FALSE(IsCountedMate(score));
      EXPECT_TRUE(IsDecided(score));
    }
  }
  for (int score : {kSuperiorScore, -kSuperiorScore}) {
    EXPECT_FALSE(IsMate(score));
    EXPECT_TRUE(IsDecided(score));
  }
  for (int score : {kDrawScore, 20000, -20000}) {
    EXPECT_FALSE(IsMate(score));
    EXPECT_FALSE(IsDecided(score));
  }
}

TEST(Score, PrefersShortMatesAndLongDefences) {
  EXPECT_GT(MateAt(1), MateAt(3));
  EXPECT_GT(MatedAt(4), MatedAt(2));
  EXPECT_EQ(MateAt(5), -MatedAt(5));
}

TEST(Score, CountsMatesInTheTableFromTheNode) {
  for (int ply : {0, 1, 30, kMaxPly}) {
    for (int score : {MateAt(ply), MatedAt(ply), ProvedMateAt(ply), -ProvedMateAt(ply), 0, 123,
                      -19999, kSuperiorScore, -kSuperiorScore}) {
      EXPECT_EQ(FromTable(ToTable(score, ply), ply), score) << score << " at " << ply;
      EXPECT_LE(ToTable(score, ply), INT16_MAX);
      EXPECT_GE(ToTable(score, ply), INT16_MIN);
    }
  }
  // A mate three plies below a node at ply 10 is a mate at ply 7 if the same node occurs at ply 4.
  EXPECT_EQ(FromTable(ToTable(MateAt(13), 10), 4), MateAt(7));
  EXPECT_EQ(FromTable(ToTable(MatedAt(13), 10), 4), MatedAt(7));
  EXPECT_EQ(FromTable(ToTable(kSuperiorScore, 10), 4), kSuperiorScore);
}

TEST(Bound, HoldsWhatItSays) {
  EXPECT_TRUE(Holds(Bound::kExact, Bound::kUpper));
  EXPECT_TRUE(Holds(Bound::kExact, Bound::kLower));
  EXPECT_TRUE(Holds(Bound::kLower, Bound::kLower));
  EXPECT_FALSE(Holds(Bound::kLower, Bound::kUpper));
  EXPECT_FALSE(Holds(Bound::kUpper, Bound::kLower));
  EXPECT_FALSE(Holds(Bound::kNone, Bound::kUpper));
}

}  // namespace
}  // namespace hakari::search
