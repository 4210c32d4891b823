#include <cmath>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
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

using Numbers = std::vector<double>;

margins::SideOfGame Side(const Numbers& tries, const Numbers& precision) {
  std::vector<int64_t> all, failures;
  for (size_t i = 0; i < tries.size(); ++i) {
    all.push_back(std::llround(tries[i]));
    failures.push_back(std::llround(tries[i] * (1 - precision[i])));
  }
  return testing::CountingSide(all, failures);
}

class MarginFiguresTest : public ::testing::Test {
 protected:
  // Games whose precision is alternately higher and lower by `differs_by`.
  void Played(const Numbers& tries, Numbers precision, double differs_by) {
    std::vector<margins::GameSeries> games;
    for (int game = 0; game < 20; ++game) {
      Numbers here = precision;
      for (double& value : here) value += game % 2 == 0 ? differs_by : -differs_by;
      const margins::SideOfGame side = Side(tries, here);
      games.push_back({testing::GameOf(1, 0, side, side)});
    }
    games_.lab().Keep(CountingGames(games_.lab().options()), std::move(games));
  }
  // One game in which only one side counts.
  void PlayedOnce(const margins::SideOfGame& side) {
    const margins::GameSeries game = {testing::GameOf(1, 0, side, margins::SideOfGame())};
    games_.lab().Keep(CountingGames(games_.lab().options()),
                      std::vector<margins::GameSeries>{game});
  }
  Reproduced Figure(const std::string& id) {
    const absl::StatusOr<Reproduced> made = games_.Table(id);
    EXPECT_TRUE(made.ok()) << made.status();
    return made.ok() ? *made : Reproduced();
  }

  testing::MadeUpGames games_{FutilityTables()};
};

const Numbers& PublishedTries() {
  static const auto& tries =
      *new Numbers{100000, 99000, 98000, 97000, 50000, 25000, 12000, 6000, 3000, 1500};
  return tries;
}
const Numbers& Gentle() {
  static const auto& tries =
      *new Numbers{100000, 80000, 60000, 40000, 38000, 36000, 34000, 32000, 30000, 28000};
  return tries;
}

TEST_F(MarginFiguresTest, WhatThePaperSawHolds) {
  Played(PublishedTries(), {.60, .601, .602, .603, .62, .64, .66, .68, .70, .72}, 0.15);
  const Reproduced made = Figure("futility/figure-2");
  EXPECT_THAT(Judged(made, "more between games"), StartsWith("holds: variance over games"));
  EXPECT_THAT(Judged(made, "steeply beyond two pawns"), StartsWith("holds: rise per margin"));
  EXPECT_THAT(Judged(made, "Targets of 40 to 70 %"), StartsWith("holds: "));
  EXPECT_THAT(Judged(made, "Targets of 40 to 70 %"), HasSubstr("right in 45.0 %"));
  EXPECT_EQ(Cell(made, "10 (50 cp)", "both depths"), "60.0 (sd 15.2)");
  EXPECT_EQ(Cell(made, "10 (50 cp)", "2 plies before"), "-") << "nothing was counted there";
  ASSERT_EQ(made.figures.size(), 1u);
  EXPECT_THAT(made.figures[0].svg, HasSubstr("polyline"));
}

TEST_F(MarginFiguresTest, WhereMarginsDifferMoreItDoesNot) {
  Played(PublishedTries(), {.90, .92, .94, .96, .961, .962, .963, .964, .965, .966}, 0.002);
  const Reproduced made = Figure("futility/figure-2");
  EXPECT_THAT(Judged(made, "more between games"), StartsWith("does not hold: "));
  EXPECT_THAT(Judged(made, "steeply beyond two pawns"), StartsWith("does not hold: "));
  EXPECT_THAT(Judged(made, "Targets of 40 to 70 %"), StartsWith("does not hold: "));
  EXPECT_THAT(made.notes[1], HasSubstr("95 % in 0 of 40"));
}

TEST_F(MarginFiguresTest, PrunesThatFallBeyondForty) {
  Played(PublishedTries(), Numbers(10, 0.9), 0);
  const Reproduced made = Figure("futility/figure-3");
  EXPECT_EQ(Cell(made, "50 (250 cp)", "1 ply before"), "50000 (sd 0)");
  EXPECT_THAT(Judged(made, "fall gently"), StartsWith("holds: "));
  // A number that falls beyond 40 cannot be the same at 50.
  EXPECT_THAT(Judged(made, "between 40 and 50"), StartsWith("does not hold: -48.5 %"));
}

TEST_F(MarginFiguresTest, PrunesThatFallBefore) {
  Played(Gentle(), Numbers(10, 0.9), 0);
  EXPECT_THAT(Judged(Figure("futility/figure-3"), "fall gently"), StartsWith("does not hold: "));
}

TEST_F(MarginFiguresTest, GamesThatCountNothingAreAnError) {
  PlayedOnce({});
  EXPECT_THAT(std::string(games_.Table("futility/figure-2").status().message()),
              HasSubstr("no margin was counted in any game"));
}

TEST_F(MarginFiguresTest, OneProgramsGameShowsNothing) {
  PlayedOnce(Side(PublishedTries(), Numbers(10, 0.9)));
  EXPECT_THAT(Judged(Figure("futility/figure-2"), "more between games"), StartsWith("not shown: "));
}

}  // namespace
}  // namespace hakari::reproduce
