// Tables 4.1 and 4.2, figure 4.7, the thirds of the game and the parts of the time, from made-up
// games.
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "absl/status/statusor.h"
#include "ci/reproduce/made_up_games_for_test.h"
#include "ci/reproduce/margin_lab.h"
#include "ci/reproduce/reproduced.h"
#include "ci/reproduce/thesis/chapters.h"
#include "ci/reproduce/thesis/made_up_runs_for_test.h"
#include "ci/reproduce/thesis/play/play_scales.h"
#include "ci/reproduce/thesis/play/play_study.h"
#include "engine/search/techniques/mate_budget.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "suites/engines/search_cost.h"
#include "suites/margins/margin_game.h"
#include "suites/predict/play/mate_calls.h"

namespace hakari::reproduce {
namespace {

using testing::Cell;
using testing::GameOf;
using ::testing::HasSubstr;
using testing::Judged;
using ::testing::StartsWith;

// The costs of use 1 in each game. The unmodified program takes 1000 ns in each third, 150 of them
// for mates, with 1000 nodes and 200 of the mate search.
struct Play {
  size_t won = 10, lost = 10;  // of 20 pairs; the others are shared
  int64_t ns[3] = {1000, 1000, 1000};
  int64_t game_nodes = 1000;
  int64_t mate_nodes = 200;
};

margins::SideOfGame SideOf(const int64_t (&ns)[3], int64_t game_nodes, int64_t mate_nodes) {
  margins::SideOfGame side;
  for (size_t third = 0; third < 3; ++third) {
    engines::SearchCounts& counts = side.thirds[third].counts;
    counts.positions = 20;
    counts.decided = 2;
    counts.nodes = game_nodes;
    counts.mate_nodes = mate_nodes;
    side.thirds[third].times = {ns[third], 150};
  }
  return side;
}

std::vector<margins::GameSeries> PairsOf(const Play& play) {
  const margins::SideOfGame use1 = SideOf(play.ns, play.game_nodes, play.mate_nodes),
                            unmodified = SideOf({1000, 1000, 1000}, 1000, 200);
  std::vector<margins::GameSeries> pairs;
  for (size_t i = 0; i < 20; ++i) {
    const double first = i < play.won ? 1 : i < play.won + play.lost ? 0 : 1;
    const double second = i < play.won ? 1 : 0;
    pairs.push_back({GameOf(first, 0, use1, unmodified), GameOf(second, 1, use1, unmodified)});
  }
  return pairs;
}

// A call on the hyperplane, where the linear function and the sigmoid are one half and the step
// is 1. It takes all nodes that it may.
std::vector<suites::RecordedCall> HalfwayCalls() {
  return {{10'000, 10'000, 640'000, {0, 0}, false}};
}

class PlayTest : public ::testing::Test {
 protected:
  PlayTest() : PlayTest(std::make_shared<PlayScales>()) {}

  void Played(const std::vector<PlayRow>& rows, const std::function<Play(const PlayRow&)>& play) {
    for (const PlayRow& row : rows) {
      const int scale = *scales_->Of(row, games_.context());
      games_.lab().Keep(GamesOf(row, scale, games_.lab().options()), PairsOf(play(row)));
    }
  }
  Reproduced Table(const std::string& id) {
    const absl::StatusOr<Reproduced> made = games_.Table(id);
    EXPECT_TRUE(made.ok()) << made.status();
    return made.ok() ? *made : Reproduced();
  }

  const std::shared_ptr<PlayScales> scales_;
  testing::MadeUpGames games_;

 private:
  explicit PlayTest(const std::shared_ptr<PlayScales>& scales)
      : scales_(scales), games_(TablesOf(scales)) {
    for (const size_t baseline : {0, 1}) scales_->Keep(baseline, HalfwayCalls());
  }

  static std::vector<ReproducedTable> TablesOf(const std::shared_ptr<PlayScales>& scales) {
    std::vector<ReproducedTable> tables = PlayTables(scales);
    for (auto part : {PlayTimeTables(scales), PlayCallFigures(scales)}) {
      tables.insert(tables.end(), part.begin(), part.end());
    }
    return tables;
  }
};

Play Faster(const PlayRow& row) {
  const int64_t ns = row.kind.function == search::kLinearBudget    ? 760
                     : row.kind.function == search::kSigmoidBudget ? 650
                                                                   : 830;
  return {14, 2, {ns, ns, ns}, 600, 200};
}

TEST_F(PlayTest, WhatTheThesisSawHolds) {
  Played(FunctionRows(), Faster);
  const Reproduced made = Table("thesis/4.1");
  ASSERT_EQ(made.rows.size(), 8u);
  EXPECT_EQ(made.rows[0].name, "linear, 15 % on mates");
  EXPECT_EQ(made.rows[0].cells[1].published, "0.545");
  EXPECT_EQ(made.rows[1].cells[2].published, "2.11");
  EXPECT_EQ(made.rows[2].cells[4].published, "0.833");
  EXPECT_EQ(made.rows[3].name, "sigmoid, the sharper classifier, 15 % on mates");
  EXPECT_EQ(made.rows[3].cells[1].published, "") << "the thesis has one classifier";
  EXPECT_EQ(made.rows[5].cells[1].published, "0.534");
  const std::string row = "sigmoid, 30 % on mates";
  EXPECT_EQ(Cell(made, row, "won-lost-drawn"), "32-8-0");
  EXPECT_EQ(Cell(made, row, "win rate"), "0.800");
  EXPECT_EQ(Cell(made, row, "n-sigma"), "3.79");
  EXPECT_THAT(Cell(made, row, "rate by pairs, 95 %"), StartsWith("80.0 % ["));
  EXPECT_EQ(Cell(made, row, "time ratio"), "0.650 [0.650, 0.650]");
  EXPECT_EQ(Cell(made, row, "mate nodes"), "1.000 [1.000, 1.000]");
  EXPECT_EQ(Cell(made, row, "game nodes"), "0.600 [0.600, 0.600]");
  EXPECT_EQ(Cell(made, row, "scale"), "2.00");
  EXPECT_EQ(Cell(made, "step, 15 % on mates", "scale"), "1.00");
  EXPECT_THAT(Judged(made, "0.762 of the unmodified program's: linear, 15 %"),
              StartsWith("holds: -24.0 %"));
  EXPECT_THAT(Judged(made, "rate 0.503: step, 30 %"), StartsWith("holds: 80.0 %"));
  EXPECT_THAT(Judged(made, "stays the same: sigmoid, 15 %"), StartsWith("holds: +0.0 %"));
  EXPECT_THAT(Judged(made, "below that of the step: 15 %"), StartsWith("holds: -21.7 %"));
  EXPECT_THAT(made.notes[1], StartsWith("15 % on mates: the unmodified program is default,mate_"));
  EXPECT_THAT(made.notes[1], HasSubstr("mates took 15.0 % [15.0, 15.0] of its time"));
  EXPECT_THAT(made.notes.back(), HasSubstr("linear 947, sigmoid 963, step 711"));
}

TEST_F(PlayTest, WhatIsOtherwiseDoesNotHold) {
  Played(FunctionRows(), [](const PlayRow& row) {
    const int64_t ns = row.kind.function == search::kStepBudget ? 1100 : 1300;
    return Play{2, 14, {ns, ns, ns}, 1000, 260};
  });
  const Reproduced made = Table("thesis/4.1");
  EXPECT_THAT(Judged(made, "0.656 of the unmodified program's: sigmoid, 15 %"),
              StartsWith("does not hold: +30.0 %"));
  EXPECT_THAT(Judged(made, "rate 0.534: sigmoid, 15 %"), StartsWith("does not hold: 20.0 %"));
  EXPECT_THAT(Judged(made, "stays the same: linear, 30 %"), StartsWith("does not hold: +30.0 %"));
  EXPECT_THAT(Judged(made, "below that of the step: 30 %"), StartsWith("does not hold: "));
}

TEST_F(PlayTest, ConstantsAsTheThesisSawThem) {
  Played(ConstantRows(), [](const PlayRow& row) {
    const int64_t ns = row.constant == 75 ? 610 : row.constant == 50 ? 900 : 600 + row.constant / 2;
    const size_t won = row.constant == 200 ? 18 : row.constant == 50 ? 2 : 10;
    return Play{won, row.constant == 200 ? size_t{0} : 20 - won, {ns, ns, ns}, 600, 200};
  });
  const Reproduced made = Table("thesis/4.2");
  ASSERT_EQ(made.rows.size(), 10u);
  EXPECT_EQ(made.rows[0].name, "1/2, 15 % on mates");
  EXPECT_EQ(made.rows[0].cells[1].published, "0.448");
  EXPECT_EQ(made.rows[9].name, "4, 30 % on mates");
  EXPECT_EQ(made.rows[9].cells[4].published, "0.900");
  EXPECT_THAT(Judged(made, "Weaker than the unmodified program, rate 0.448: 1/2 times, 15 %"),
              StartsWith("holds: 10.0 %"));
  EXPECT_THAT(Judged(made, "rate 0.528: 4 times"), StartsWith("not shown: 50.0 %"));
  EXPECT_THAT(Judged(made, "3/4 times has a lower time ratio than 1 times"), StartsWith("holds: "));
  EXPECT_THAT(Judged(made, "3/4 times has a lower time ratio than 1/2"), StartsWith("holds: "));
  EXPECT_THAT(Judged(made, "2 times has a lower time ratio than 4"), StartsWith("holds: "));
  EXPECT_THAT(Judged(made, "highest at 2 times: above 1 times"),
              StartsWith("holds in part: +45.0 points"));
}

TEST_F(PlayTest, EachThirdByItself) {
  Played(SigmoidRows(), [](const PlayRow& row) {
    return Play{10, 10, {1010, row.baseline == 0 ? 630 : 900, 570}, 600, 200};
  });
  const Reproduced made = Table("thesis/play-thirds");
  ASSERT_EQ(made.rows.size(), 6u);
  EXPECT_EQ(made.rows[0].cells[0].published, "1.01");
  EXPECT_EQ(made.rows[4].cells[0].published, "0.635");
  EXPECT_EQ(Cell(made, "end, 15 % on mates", "time ratio"), "0.570 [0.570, 0.570]");
  EXPECT_EQ(Cell(made, "middle, 30 % on mates", "mates, unmodified"), "15.0 % [15.0, 15.0]");
  EXPECT_EQ(Cell(made, "middle, 15 % on mates", "time besides"), "0.565 [0.565, 0.565]");
  EXPECT_THAT(Judged(made, "middle, 15 %"), StartsWith("holds: -37.0 %"));
  EXPECT_THAT(Judged(made, "middle, 30 %"), StartsWith("holds in part: -10.0 %"));
  EXPECT_THAT(Judged(made, "end, 15 %"), StartsWith("holds: -43.0 %"));
}

TEST_F(PlayTest, TheTimeIsTakenApart) {
  Played(FunctionRows(), Faster);
  const Reproduced made = Table("thesis/play-time");
  const std::string row = "sigmoid, 15 % on mates";
  EXPECT_EQ(Cell(made, row, "time on mates"), "1.000 [1.000, 1.000]");
  EXPECT_EQ(Cell(made, row, "time besides"), "0.588 [0.588, 0.588]");
  EXPECT_EQ(Cell(made, row, "time a game node"), "0.980 [0.980, 0.980]");
  EXPECT_EQ(Cell(made, row, "mate scores"), "1.000 [1.000, 1.000]");
  EXPECT_EQ(Cell(made, row, "plies: won, lost"), "100.0, 100.0");
  EXPECT_EQ(Judged(made, "at 15 % of the time"),
            "does not hold: without any mate search 0.85 is left; with an unchanged one the game "
            "search must have fallen to 0.595");
  EXPECT_THAT(Judged(made, "at 30 % of the time"), HasSubstr("fallen to 0.509"));
  EXPECT_THAT(Judged(made, "makes fewer nodes: linear, 30 %"), StartsWith("holds: -40.0 %"));
}

TEST_F(PlayTest, AFigureHasAPointForEachGame) {
  Played(SigmoidRows(), [](const PlayRow& row) {
    const int64_t ns = row.baseline == 0 ? 500 : 5000;
    return Play{10, 10, {ns, ns, ns}, 1000, 200};
  });
  const Reproduced made = Table("thesis/figure-4.7");
  ASSERT_EQ(made.figures.size(), 2u);
  EXPECT_THAT(made.figures[0].svg, HasSubstr("<svg"));
  EXPECT_THAT(Judged(made, "nearly every game (90 %): 15 %"), StartsWith("holds: 40 of 40, 100.0"));
  EXPECT_THAT(Judged(made, "nearly every game (90 %): 30 %"), StartsWith("does not hold: 0 of 40"));
}

TEST_F(PlayTest, CallsOfPlayBesideFigure42) {
  std::vector<suites::RecordedCall> calls(1000, {100, 100, 6400, {-65536, 0}, false});
  for (size_t i = 0; i < 30; ++i) calls[i] = {100, 50, 50, {-65536, 0}, true};
  calls[30] = {100, 100, 5000, {-65536, 0}, true};
  calls[31] = {100, 50, 50, {65536, 0}, true};  // predicted to be a mate
  scales_->Keep(1, calls);
  const Reproduced made = Table("thesis/figure-4.2-play");
  EXPECT_EQ(Cell(made, "30 nodes", "no mate or unknown"), "100.00 %");
  EXPECT_EQ(Cell(made, "3000 nodes", "no mate or unknown"), "97.00 %");
  EXPECT_THAT(Judged(made, "at least 90 %"), StartsWith("holds: 96.9 %"));
  EXPECT_THAT(Judged(made, "at least 98 %"), StartsWith("does not hold: 97.0 %"));
}

TEST_F(PlayTest, NoGameIsAnErrorThatSaysWhich) {
  Played(FunctionRows(), Faster);
  const PlayRow row = FunctionRows()[2];
  games_.lab().Keep(GamesOf(row, 100, games_.lab().options()), {});
  EXPECT_THAT(std::string(games_.Table("thesis/4.1").status().message()),
              HasSubstr("step times 1, 15 % on mates: no pair of games was played"));
}

TEST_F(PlayTest, AScaleOutOfReachSaysOfWhat) {
  scales_->Keep(1, {{100, 100, 6400, {-65536, 0}, false}});
  EXPECT_THAT(std::string(scales_->Of(FunctionRows()[6], games_.context()).status().message()),
              HasSubstr("step, of 1 calls: no scale"));
}

TEST(PlayPlan, IsMadeWithoutScales) {
  const auto scales = std::make_shared<PlayScales>();
  testing::MadeUpGames games({});
  const ReproducedTable table = PlayTables(scales)[1];
  const absl::StatusOr<GamesNeeded> planned = table.games(games.context(), GamesFor::kPlan);
  ASSERT_TRUE(planned.ok()) << planned.status();
  ASSERT_EQ(planned->games.size(), 10u);
  EXPECT_EQ(planned->games[0].games(), 40);
  EXPECT_THAT(planned->games[0].first, HasSubstr(",budget.function=2,budget.model=0,"));
  EXPECT_THAT(planned->games[0].first, HasSubstr("budget.constant=50,budget.scale=100"));
  EXPECT_GT(planned->games[0].depth, 1);
  for (const size_t baseline : {0, 1}) scales->Keep(baseline, HalfwayCalls());
  const absl::StatusOr<GamesNeeded> played = table.games(games.context(), GamesFor::kPlaying);
  ASSERT_TRUE(played.ok()) << played.status();
  EXPECT_THAT(played->games[0].first, HasSubstr("budget.scale=200"));
  EXPECT_EQ(played->games[0].second, planned->games[0].second);
}

TEST(PlaySize, IsTheThesissOrAsSmallAsOneLikes) {
  MarginLabOptions options;
  const int quick = PlaySizeOf(options).pairs;
  options.full = true;
  EXPECT_EQ(PlaySizeOf(options).pairs, 500);
  options.most_games = 3;
  EXPECT_EQ(PlaySizeOf(options).pairs, 1);
  EXPECT_LT(PlaySizeOf(options).replayed, 20);
  options.most_games = 100'000;
  options.full = false;
  EXPECT_EQ(PlaySizeOf(options).pairs, quick);
}

}  // namespace
}  // namespace hakari::reproduce
