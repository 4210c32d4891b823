#include "engine/player/score.h"

#include "gtest/gtest.h"

namespace hakari::player {
namespace {

TEST(ScoreTest, Texts) {
  EXPECT_EQ(ScoreText(Score::Centipawns(-30)), "cp -30");
  EXPECT_EQ(ScoreText(Score::Mates(7)), "mate 7");
  EXPECT_EQ(ScoreText(Score::IsMated(4)), "mate -4");
  EXPECT_EQ(ScoreText(Score::Mates(0)), "mate +");
  EXPECT_EQ(ScoreText(Score::IsMated(0)), "mate -");
  Score bound = Score::Centipawns(5);
  bound.bound = Score::Bound::kLower;
  EXPECT_EQ(ScoreText(bound), "cp 5 lowerbound");
  bound.bound = Score::Bound::kUpper;
  EXPECT_EQ(ScoreText(bound), "cp 5 upperbound");
  EXPECT_FALSE(bound == Score::Centipawns(5));
}

TEST(ScoreTest, EveryMateCountsTheSame) {
  EXPECT_EQ(InCentipawns(Score::Centipawns(-120)), -120);
  EXPECT_EQ(InCentipawns(Score::Mates(1)), kMateCentipawns);
  EXPECT_EQ(InCentipawns(Score::Mates(0)), kMateCentipawns);
  EXPECT_EQ(InCentipawns(Score::IsMated(31)), -kMateCentipawns);
}

}  // namespace
}  // namespace hakari::player
