#include <cstddef>
#include <string>
#include <utility>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/str_cat.h"
#include "ci/reproduce/futility/study.h"
#include "ci/reproduce/futility/tables.h"
#include "ci/reproduce/made_up_games_for_test.h"
#include "ci/reproduce/margin_lab.h"
#include "ci/reproduce/reproduced.h"
#include "ci/reproduce/thesis/made_up_runs_for_test.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace hakari::reproduce {
namespace {

using testing::Cell;
using ::testing::HasSubstr;
using testing::Judged;
using ::testing::StartsWith;

// Thirty pairs: `won` of them won by the dynamic side, `lost` lost, the rest shared. Runs with
// different `games` have different moves.
MatchRun Pairs(size_t won, size_t lost, const std::string& games) {
  MatchRun run;
  for (size_t i = 0; i < 30; ++i) {
    const size_t outcome = i < won ? 4 : i < won + lost ? 0 : 2;
    run.outcomes.push_back(outcome);
    run.moves.push_back(absl::StrCat(games, i));
    (outcome == 0 ? run.games.lost : run.games.won) += outcome == 2 ? 1 : 2;
    if (outcome == 2) ++run.games.lost;
  }
  return run;
}

class TargetTablesTest : public ::testing::Test {
 protected:
  // Sets the match of `target` to `run`, and those of all other targets to `others`.
  void Played(int target, const MatchRun& run, const MatchRun& others) {
    for (const TargetMatch& match : TargetMatches(games_.lab().options())) {
      games_.lab().Keep(match.match, match.target == target ? run : others);
    }
  }
  Reproduced Table(const std::string& id) {
    const absl::StatusOr<Reproduced> made = games_.Table(id);
    EXPECT_TRUE(made.ok()) << made.status();
    return made.ok() ? *made : Reproduced();
  }

  testing::MadeUpGames games_{FutilityTables()};
};

TEST_F(TargetTablesTest, WhatThePaperSawHolds) {
  Played(600, Pairs(10, 10, "a"), Pairs(1, 20, "b"));
  const Reproduced made = Table("futility/1");
  ASSERT_EQ(made.rows.size(), 10u);
  EXPECT_EQ(made.rows[3].name, "60 %, 2000 nodes a move");
  EXPECT_EQ(made.rows[3].cells[0].published, "144-141-15");
  EXPECT_EQ(made.rows[3].cells[2].published, "+0.18");
  EXPECT_EQ(made.rows[4].cells[0].published, "127-167-5") << "as printed, though it sums to 299";
  EXPECT_EQ(made.rows[9].cells[0].published, "") << "the paper has no target of 99 %";
  EXPECT_EQ(Cell(made, "60 %, 2000 nodes a move", "won-lost-drawn"), "30-30-0");
  EXPECT_EQ(Cell(made, "40 %, 2000 nodes a move", "won-lost-drawn"), "11-49-0");
  EXPECT_EQ(Cell(made, "40 %, 2000 nodes a move", "n-sigma"), "-4.91");
  EXPECT_THAT(Judged(made, "At 60 % it is as strong as the fixed margin"),
              StartsWith("holds: 50.0 %"));
  EXPECT_THAT(Judged(made, "weaker than the fixed margin: 40 %"), StartsWith("holds: 18.3 %"));
  EXPECT_THAT(Judged(made, "60 % is better than 65 %"), StartsWith("holds in part: +31.7 points"));
  EXPECT_THAT(Judged(made, "With a target of 95 % it wins"), StartsWith("does not hold: 18.3 %"));
  EXPECT_THAT(Judged(made, "the target makes a difference"),
              StartsWith("does not hold: 30 of 30 pairs"));
  EXPECT_THAT(Judged(Table("futility/figure-4"), "highest at 60 %"), StartsWith("holds: "));
  EXPECT_THAT(made.conditions, HasSubstr("sums to 309"));
}

// Differences of 7.2 and 5.8 points are less than two standard deviations, 12.3 points are more.
TEST_F(TargetTablesTest, ThePublishedCountsAlone) {
  Played(600, Pairs(10, 10, "a"), Pairs(10, 10, "a"));
  EXPECT_EQ(
      Judged(Table("futility/1"), "can be chance"),
      "holds: over 65 % 1.80 standard deviations, over 70 % 1.47 standard deviations, over 55 "
      "% 3.15 standard deviations");
}

TEST_F(TargetTablesTest, EqualResultsOfOtherGamesShowNothing) {
  Played(600, Pairs(10, 10, "a"), Pairs(10, 10, "b"));
  const Reproduced made = Table("futility/1");
  EXPECT_THAT(Judged(made, "60 % is better than 70 %"), StartsWith("not shown: +0.0 points"));
  EXPECT_THAT(Judged(made, "weaker than the fixed margin: 55 %"), StartsWith("not shown: "));
  EXPECT_THAT(Judged(Table("futility/figure-4"), "highest at 60 %"), StartsWith("not shown: "));
}

TEST_F(TargetTablesTest, EqualGamesContradictAndSayWhy) {
  Played(600, Pairs(10, 10, "a"), Pairs(10, 10, "a"));
  const Reproduced made = Table("futility/1");
  EXPECT_EQ(Judged(made, "60 % is better than 70 %"),
            "does not hold: both played the same 30 pairs of games, move by move");
  EXPECT_THAT(made.notes[1], StartsWith("Why the paper's targets play the same games"));
  EXPECT_THAT(Judged(Table("futility/figure-4"), "highest at 60 %"), StartsWith("does not hold: "));
}

TEST_F(TargetTablesTest, AWinOrABetterTargetContradicts) {
  Played(600, Pairs(25, 1, "a"), Pairs(30, 0, "b"));
  const Reproduced made = Table("futility/1");
  EXPECT_THAT(Judged(made, "At 60 % it is as strong as the fixed margin"),
              StartsWith("does not hold: "));
  EXPECT_THAT(Judged(made, "weaker than the fixed margin: 50 %"), StartsWith("does not hold: "));
  EXPECT_THAT(Judged(made, "60 % is better than 70 %"), StartsWith("does not hold: "));
  EXPECT_THAT(Judged(Table("futility/figure-4"), "highest at 60 %"), StartsWith("does not hold: "));
}

TEST_F(TargetTablesTest, AFigureHasBothLines) {
  Played(600, Pairs(10, 10, "a"), Pairs(10, 10, "a"));
  const Reproduced made = Table("futility/figure-4");
  ASSERT_EQ(made.figures.size(), 1u);
  EXPECT_THAT(made.figures[0].svg, HasSubstr("published"));
  EXPECT_EQ(made.rows[0].cells[0].published, "39 %");
}

TEST_F(TargetTablesTest, NoPairIsAnError) {
  Played(600, MatchRun(), Pairs(10, 10, "a"));
  EXPECT_THAT(std::string(games_.Table("futility/1").status().message()),
              HasSubstr("target 60 %: no pair was played"));
}

}  // namespace
}  // namespace hakari::reproduce
