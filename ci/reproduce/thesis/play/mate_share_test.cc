#include "ci/reproduce/thesis/play/mate_share.h"

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "ci/reproduce/reproduced.h"
#include "ci/reproduce/thesis/made_up_runs_for_test.h"
#include "gmock/gmock.h"
#include "golden/published/published_table.h"
#include "gtest/gtest.h"
#include "suites/engines/search_cost.h"
#include "suites/predict/play/game_replay.h"

namespace hakari::reproduce {
namespace {

using suites::Replay;
using testing::Cell;
using ::testing::HasSubstr;
using testing::Judged;
using ::testing::StartsWith;

constexpr int64_t kNodes = 1000;

// A game whose thirds take 1000 ns each, of which mates take the given times, with ten nodes of the
// mate search per nanosecond.
Replay Game(int64_t opening, int64_t middle, int64_t end) {
  Replay game;
  const int64_t of_mates[] = {opening, middle, end};
  for (size_t third = 0; third < engines::kGameThirds; ++third) {
    game.thirds[third].counts.positions = 5;
    game.thirds[third].counts.nodes = kNodes;
    game.thirds[third].counts.mate_calls = of_mates[third];
    game.thirds[third].counts.mate_nodes = 10 * of_mates[third];
    game.thirds[third].counts.mates = of_mates[third] / 10;
    game.thirds[third].times = {1000, of_mates[third]};
  }
  game.thirds[2].counts.decided = 2;
  return game;
}

std::vector<Replay> Games(const Replay& each) { return std::vector<Replay>(8, each); }

golden::PublishedTable Published() {
  return *golden::ReadPublishedTable("golden/published/thesis/text.csv");
}

TEST(MateShare, IsToldByThirdsBesideThePublishedOne) {
  const auto made = MateShareTable(
      Published(), {{"seldom", Games(Game(0, 10, 20))}, {"often", Games(Game(0, 150, 300))}});
  ASSERT_TRUE(made.ok()) << made.status();
  EXPECT_EQ(Cell(*made, "opening", "often"), "0.0 % [0.0, 0.0]");
  EXPECT_EQ(Cell(*made, "middle", "seldom"), "1.0 % [1.0, 1.0]");
  EXPECT_EQ(Cell(*made, "end", "often"), "30.0 % [30.0, 30.0]");
  EXPECT_EQ(Cell(*made, "whole game", "often"), "15.0 % [15.0, 15.0]");
  EXPECT_EQ(Cell(*made, "calls in 1000 nodes", "often"), "150.0");
  EXPECT_EQ(Cell(*made, "its nodes in 1000 nodes, end", "seldom"), "200.0");
  EXPECT_EQ(Cell(*made, "mates in 1000 nodes, end", "often"), "30.0");
  EXPECT_EQ(made->rows[2].cells[0].published, "30 %");
  EXPECT_EQ(made->rows[3].cells[1].published, "15 %");
  EXPECT_EQ(made->rows[0].cells[0].published, "");
  EXPECT_THAT(Judged(*made, "15 % of the time goes to mates; nearest: often"),
              StartsWith("holds: 15.0 %"));
  EXPECT_THAT(Judged(*made, "With that setting the share late in the game is 30 %"),
              StartsWith("holds: 30.0 %"));
  EXPECT_THAT(Judged(*made, "whole game: seldom"), StartsWith("holds: +100.0 %"));
  EXPECT_THAT(made->notes[1], HasSubstr("16 of 120 positions"));
}

TEST(MateShare, ThatIsAnotherDoesNotHold) {
  const auto made = MateShareTable(
      Published(), {{"often", Games(Game(100, 100, 100))}, {"most", Games(Game(400, 400, 400))}});
  ASSERT_TRUE(made.ok()) << made.status();
  EXPECT_THAT(Judged(*made, "nearest: often"), StartsWith("does not hold: 10.0 %"));
  EXPECT_THAT(Judged(*made, "With that setting the share late in the game"),
              StartsWith("does not hold: 10.0 %"));
  EXPECT_THAT(Judged(*made, "whole game: often"), StartsWith("not shown: +0.0 %"));
}

TEST(MateShare, OfNothingIsAnError) {
  EXPECT_EQ(MateShareTable(Published(), {}).status().code(), absl::StatusCode::kInvalidArgument);
  EXPECT_FALSE(MateShareTable(Published(), {{"no games", {}}}).ok());
  EXPECT_FALSE(MateShareTable(Published(), {{"no time", Games(Replay())}}).ok());
}

ScaledFunction Sigmoid(std::vector<Replay> games) {
  ScaledFunction function;
  function.shown = "sigmoid";
  function.budget.scale = 314;
  function.thesis_scale = 250;
  function.least_limit_scale = 400;
  function.games = std::move(games);
  return function;
}

TEST(MateScale, StandsBesideWhatCameOfIt) {
  const std::vector<Replay> plain = Games(Game(100, 200, 300));
  const auto made = MateScaleTable(plain, {Sigmoid(Games(Game(90, 210, 300)))});
  ASSERT_TRUE(made.ok()) << made.status();
  EXPECT_EQ(Cell(*made, "sigmoid", "scale"), "3.14");
  EXPECT_EQ(Cell(*made, "sigmoid", "thesis's rule"), "2.50");
  EXPECT_EQ(Cell(*made, "sigmoid", "least limit alone"), "4.00");
  EXPECT_EQ(Cell(*made, "sigmoid", "larger limits alone"), "-");
  EXPECT_EQ(Cell(*made, "sigmoid", "mate nodes"), "+0.0 % [+0.0, +0.0]");
  EXPECT_EQ(Cell(*made, "sigmoid", "game nodes"), "+0.0 % [+0.0, +0.0]");
  EXPECT_THAT(Judged(*made, "stays the same: sigmoid"), StartsWith("holds: +0.0 %"));
}

TEST(MateScale, ThatMissesTheEffortDoesNotHold) {
  const std::vector<Replay> plain = Games(Game(100, 200, 300));
  const auto made = MateScaleTable(plain, {Sigmoid(Games(Game(50, 100, 150)))});
  ASSERT_TRUE(made.ok()) << made.status();
  EXPECT_EQ(Cell(*made, "sigmoid", "mates"), "-50.0 % [-50.0, -50.0]");
  EXPECT_EQ(Cell(*made, "sigmoid", "time"), "+0.0 % [+0.0, +0.0]");
  EXPECT_THAT(Judged(*made, "stays the same: sigmoid"), StartsWith("does not hold: -50.0 %"));
}

TEST(MateScale, OfOtherGamesIsAnError) {
  const std::vector<Replay> plain = Games(Game(100, 200, 300));
  EXPECT_EQ(MateScaleTable(plain, {}).status().code(), absl::StatusCode::kInvalidArgument);
  EXPECT_EQ(MateScaleTable(plain, {Sigmoid({Game(1, 2, 3)})}).status().code(),
            absl::StatusCode::kInvalidArgument);
}

}  // namespace
}  // namespace hakari::reproduce
