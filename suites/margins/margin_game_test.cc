#include "suites/margins/margin_game.h"

#include <string>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_replace.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace hakari::margins {
namespace {

using ::testing::HasSubstr;
using ::testing::StartsWith;

MarginGame Example() {
  MarginGame game;
  game.black = 1;
  game.result = notation::GameResult::kWhiteWins;
  game.plies = 87;
  game.moves = "0123456789abcdef";
  SideOfGame& side = game.sides[0];
  side.margins.least = -50;
  side.margins.step = 100;
  side.margins.count = 2;
  side.margins.noted[0][1] = {7, 2, -30};
  side.margins.adopted[1] = -50;
  side.adopted_at[1] = 12;
  side.nodes = 1000;
  side.cpu_us = 77;
  side.thirds[0].counts.positions = 3;
  side.thirds[2].counts.mates = 4;
  side.thirds[2].times = {5, 6};
  game.sides[1].cuts = 5;
  return game;
}

std::string ErrorOf(const std::string& from, const std::string& to) {
  const auto read = ParseSeriesText(absl::StrReplaceAll(SeriesText({Example()}), {{from, to}}));
  return read.ok() ? "no error" : std::string(read.status().message());
}

TEST(MarginGameText, LooksLikeThis) {
  EXPECT_EQ(SeriesText({Example()}),
            "game 0123456789abcdef 1 w 87 1000 0 0 0 0 77 0 -50 100 2 - - 0 0 0 7 2 -30 -50 12 0 0 "
            "0 0 0 0 3 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 4 0 5 6 "
            "0 5 0 0 0 0 0 0 0 0 - - - - "
            "0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0");
}

TEST(MarginGameText, ReadsBackWhatItWrites) {
  const std::string text = SeriesText({Example(), Example()});
  const auto read = ParseSeriesText(text);
  ASSERT_TRUE(read.ok()) << read.status();
  ASSERT_EQ(read->size(), 2u);
  EXPECT_EQ(SeriesText(*read), text);
  EXPECT_EQ((*read)[1].sides[0].margins.noted[0][1].failures, 2);
  EXPECT_EQ((*read)[1].sides[0].adopted_at[1], 12);
}

TEST(MarginGameText, DamageIsNamed) {
  EXPECT_THAT(ErrorOf("game ", "match "), HasSubstr("word 1: expected 'game'"));
  EXPECT_THAT(ErrorOf(" w ", " x "), HasSubstr("word 4: expected the result b, w or d"));
  EXPECT_THAT(ErrorOf(" 87 ", " 087 "), HasSubstr("word 5: expected a number from 0 to 100000"));
  EXPECT_THAT(ErrorOf("100 2 -", "100 17 -"), HasSubstr("expected a number from 0 to 16"));
  EXPECT_THAT(ErrorOf("7 2 -30", "7 8 -30"), HasSubstr("expected a number from 0 to 7"));
  EXPECT_THAT(ErrorOf(" 4 0 5 6 ", " 4 0 5 -6 "), HasSubstr("expected a number from 0 to"));
  EXPECT_THAT(ErrorOf(" - - - - 0", " - - - -"), HasSubstr("the line ends too early"));
  EXPECT_THAT(ErrorOf(" - - - - 0", " - - - - 0 0"), HasSubstr("expected 'game'"));
  EXPECT_THAT(std::string(ParseSeriesText("").status().message()), StartsWith("word 1: "));
}

TEST(MarginGame, TimesMakeNoOtherGame) {
  MarginGame other = Example();
  other.sides[0].cpu_us = 78;
  other.sides[0].thirds[1].times = {9, 9};
  EXPECT_TRUE(SameGames(SeriesText({Example()}), SeriesText({other})));
  ++other.sides[0].cuts;
  EXPECT_FALSE(SameGames(SeriesText({Example()}), SeriesText({other})));
  other = Example();
  ++other.sides[1].thirds[1].counts.mate_nodes;
  EXPECT_FALSE(SameGames(SeriesText({Example()}), SeriesText({other})));
  EXPECT_FALSE(SameGames("", ""));
}

TEST(MarginGame, PointsAreOfTheFirstSearch) {
  MarginGame game = Example();  // White, which is the first search, won
  EXPECT_EQ(PointsOfFirst(game), 1);
  game.black = 0;
  EXPECT_EQ(PointsOfFirst(game), 0);
  game.result = notation::GameResult::kDraw;
  EXPECT_EQ(PointsOfFirst(game), 0.5);
}

}  // namespace
}  // namespace hakari::margins
