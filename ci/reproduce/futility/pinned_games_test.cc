#include "ci/reproduce/futility/pinned_games.h"

#include <vector>

#include "engine/notation/record.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace hakari::reproduce {
namespace {

using ::testing::SizeIs;

// Two games of one series: the first side counts two margins, the second none.
std::vector<margins::GameSeries> Played() {
  margins::MarginGame game;
  game.result = notation::GameResult::kBlackWins;
  game.plies = 90;
  margins::SideOfGame& side = game.sides[0];
  side.margins.least = side.margins.step = 50;
  side.margins.count = 2;
  side.margins.noted[0][0] = {4, 1, 40};
  side.margins.noted[0][1] = {8, 0, 80};
  side.margins.adopted = {100, 100};
  side.adopted_at = {31, 31};
  side.cuts = 7;
  game.sides[1].cuts = 9;
  margins::MarginGame other = game;
  other.black = 1;
  other.sides[0].margins.adopted = {50, std::nullopt};
  return {{game, other}};
}

TEST(PinnedGames, MarginsAreAddedUpOverGamesAndSidesStandAlone) {
  golden::Golden golden;
  AddPinnedRows("run", Played(), golden);
  EXPECT_THAT(golden.rows, SizeIs(2 * 2 + 2 * 2));
  const suites::CountedAnswer& margin = golden.rows["run.depth1.margin050"];
  EXPECT_EQ(margin.answer, "91.66 % right");
  EXPECT_EQ(margin.Counter("tries"), 24);
  EXPECT_EQ(margin.Counter("failures"), 2);
  EXPECT_EQ(margin.Counter("nodes"), 240);
  EXPECT_EQ(golden.rows["run.depth1.margin100"].Counter("tries"), 16);
  EXPECT_EQ(golden.rows["run.depth2.margin050"].answer, "no tries");
  EXPECT_EQ(golden.rows["run.game01.side1"].answer, "adopts 100 at ply 31");
  EXPECT_EQ(golden.rows["run.game01.side1"].Counter("half_points"), 2);
  EXPECT_EQ(golden.rows["run.game02.side1"].Counter("half_points"), 0);
  EXPECT_EQ(golden.rows["run.game02.side1"].answer,
            "adopts 50 at ply 31; 2 plies before the horizon nothing");
  EXPECT_EQ(golden.rows["run.game01.side2"].answer, "counts nothing");
  EXPECT_EQ(golden.rows["run.game01.side2"].Counter("cuts"), 9);
}

}  // namespace
}  // namespace hakari::reproduce
