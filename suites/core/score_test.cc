#include "suites/core/score.h"

#include <string>

#include "gtest/gtest.h"
#include "suites/core/problem_line.h"

namespace hakari::suites {
namespace {

using Verdict = Score::Verdict;

Score Judged(const std::string& notes, const std::string& answer) {
  return ScoreMove(*ParseProblemLine("startpos ; id=a " + notes, Place{"p"}), Outcome::Ran(answer));
}

TEST(ScoreTest, VerdictsGoBothWays) {
  for (const Verdict verdict : {Verdict::kRight, Verdict::kWrong, Verdict::kOpen}) {
    EXPECT_EQ(*ParseVerdict(VerdictName(verdict)), verdict);
  }
  EXPECT_FALSE(ParseVerdict("Right").ok());
}

TEST(ScoreTest, PointsAreForTheRightAnswerAlone) {
  Expectation expected;
  EXPECT_EQ(Score::OfFact(expected, true).points, 1);
  EXPECT_FALSE(Score::OfFact(expected, true).shows_points());
  expected.points = 7;
  for (const Score& score :
       {Score::OfFact(expected, false), Score::OfChoice(expected, false), Score::Open(expected)}) {
    EXPECT_EQ(score.points, 0);
    EXPECT_EQ(score.most_points, 7);
    EXPECT_TRUE(score.shows_points());
  }
  EXPECT_EQ(Score::OfChoice(expected, true).points, 7);
}

TEST(ScoreTest, OnlyAWrongFactIsAFault) {
  EXPECT_TRUE(Score::OfFact({}, false).is_fault);
  EXPECT_FALSE(Score::OfFact({}, true).is_fault);
  EXPECT_FALSE(Score::OfChoice({}, false).is_fault);
}

TEST(ScoreTest, MovesAreJudgedByBestAndAvoid) {
  EXPECT_TRUE(Judged("best=7g7f,2g2f", "2g2f").is_right());
  EXPECT_TRUE(Judged("best=7g7f,2g2f", "9g9f").is_wrong());
  EXPECT_TRUE(Judged("avoid=9g9f", "9g9f").is_wrong());
  EXPECT_TRUE(Judged("avoid=9g9f", "7g7f").is_right());
  EXPECT_TRUE(Judged("best=7g7f avoid=9g9f", "2g2f").is_wrong());
  EXPECT_TRUE(Judged("avoid=9g9f", "resign").is_wrong()) << "no move at all";
  EXPECT_EQ(Judged("game=1", "7g7f").verdict, Verdict::kOpen);
  EXPECT_EQ(Judged("best=7g7f points=3", "7g7f").points, 3);
}

TEST(ScoreTest, TotalsShowPointsWhereAProblemNamesThem) {
  ScoreTotals totals;
  totals.Add(Score::OfFact({}, true));
  totals.Add(Score::OfFact({}, false));
  EXPECT_EQ(totals.right, 1);
  EXPECT_EQ(totals.wrong, 1);
  EXPECT_EQ(totals.faults, 1);
  EXPECT_EQ(totals.PointsText(), "");
  totals.Add(Judged("best=7g7f points=3", "7g7f"));
  totals.Add(Judged("best=7g7f points=4", "2g2f"));
  EXPECT_EQ(totals.PointsText(), "4 of 9 points");
}

}  // namespace
}  // namespace hakari::suites
