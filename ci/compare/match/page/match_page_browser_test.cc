// The page in a browser: it shows the result of the match, steps through the games as they were
// played, and shows foreign text as text.
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "base/status/testing.h"
#include "ci/compare/match/page/match_for_test.h"
#include "ci/report/browser/page_fixture.h"
#include "engine/notation/record.h"
#include "engine/notation/sfen.h"
#include "engine/player/game.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "suites/corpus/game_reader.h"
#include "suites/match/game/played_game.h"
#include "suites/match/played_pair.h"

namespace hakari::compare {
namespace {

using nlohmann::json;
using report::testing::kDeskWidth;
using report::testing::kPhoneWidth;
using report::testing::kSmallPhoneWidth;
using ::testing::Contains;
using ::testing::ElementsAre;
using testing::FaultyPairFor;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;
using testing::PageFor;
using testing::PairFor;
using testing::PlanFor;

class MatchPageTest : public report::testing::PageFixture {
 protected:
  static void Open(int width = kDeskWidth) {
    OpenHtml(PageFor(PlanFor(2), {PairFor(0), FaultyPairFor(1, "crashed: gone"), PairFor(2)}),
             width);
  }
  static void Press(const std::string& key) {
    Value(absl::StrCat("document.activeElement.dispatchEvent(new KeyboardEvent('keydown', {key: '",
                       key, "', bubbles: true})) && 0"));
  }
};

TEST_F(MatchPageTest, TheResultIsOnTop) {
  Open();
  EXPECT_EQ(Text("#verdict h1"), "▲ STRONGER");
  EXPECT_EQ(Text("#verdict .by"), "A against B");
  EXPECT_THAT(Texts("#verdict li"), ElementsAre("it won"));
  EXPECT_THAT(Texts("#players tbody tr"),
              ElementsAre("Aengine 1movetime=10066.7 %+3 -1 =2+3 -0 =0+0 -1 =2",
                          "Bengine 2movetime=10033.3 %+1 -3 =2+1 -0 =2+0 -3 =0"));
  EXPECT_THAT(Texts(".figure")[0], HasSubstr("score of A66.7 % ["));
  EXPECT_THAT(Texts(".figure")[1], HasSubstr("Elo+120 ["));
  EXPECT_EQ(Value("document.getElementById('crosstable').hidden"), true);
  EXPECT_THAT(browser_->complaints(), IsEmpty());
}

TEST_F(MatchPageTest, OfSeveralPlayersThereIsACrossTable) {
  OpenHtml(PageFor(PlanFor(3), {PairFor(0, 0, 1), PairFor(0, 0, 2)}), kDeskWidth);
  EXPECT_EQ(Text("#verdict h1"), "3 PLAYERS");
  EXPECT_THAT(Texts("#verdict li"), ElementsAre("Points: A 75.0 %, B 25.0 %, C 25.0 %"));
  EXPECT_THAT(Texts("#crosstable tbody tr"),
              ElementsAre("A–75.0 %1 pair75.0 %1 pair", "B25.0 %1 pair––", "C25.0 %1 pair––"));
  EXPECT_EQ(Value("Chart.getChart('course-chart').data.datasets.length"), 4);
  EXPECT_EQ(Value("document.getElementById('pentanomial').hidden"), true);
  EXPECT_THAT(browser_->complaints(), IsEmpty());
}

TEST_F(MatchPageTest, ATestShowsItsRatioBetweenItsBounds) {
  SprtPlan sprt;
  sprt.elo1 = 200;
  std::vector<match::PlayedPair> pairs;
  for (int number = 0; number < 40; ++number) pairs.push_back(PairFor(number));
  OpenHtml(PageFor(PlanFor(2), pairs, sprt), kDeskWidth);
  EXPECT_THAT(Text("#strength-note"), HasSubstr("biased towards the hypothesis that it accepted"));
  const std::string shown = "Chart.getChart('course-chart').data.datasets";
  EXPECT_EQ(Value(shown + ".map((each) => each.label)"),
            json({"log likelihood ratio", "200 Elo is accepted", "0 Elo is accepted"}));
  EXPECT_EQ(Value(shown + "[0].data.length"), 40);
  EXPECT_EQ(Value(shown + "[0].data[39].y"), Value("kPage.steps.llr[39]"));
  EXPECT_EQ(Value(shown + "[1].data[0].y"), Value("kPage.match.result.sprt.upper"));
  EXPECT_EQ(Value(shown + "[2].data[1].y"), Value("kPage.match.result.sprt.lower"));
}

TEST_F(MatchPageTest, PairsEndsAndFaultsAreCounted) {
  Open();
  EXPECT_EQ(Value("Chart.getChart('pentanomial-chart').data.datasets[0].data"),
            json({0, 0, 1, 2, 0}));
  EXPECT_THAT(Texts("#ends-table tbody tr"), ElementsAre("mate3–3", "length2––", "crash11–"));
  EXPECT_EQ(Text("#faults summary"), "1 game was lost by a fault or on time");
  EXPECT_THAT(Texts("#faults li"), ElementsAre("pair 1-2.00002, game 2, engine 1: crashed: gone"));
  EXPECT_THAT(Texts("#work-table tbody tr")[0], HasSubstr("20.0"));
  EXPECT_TRUE(Value("document.getElementById('left-out').hidden"));
}

TEST_F(MatchPageTest, WhatAMachineThatStoodStillExcusedIsSaid) {
  Open();
  EXPECT_THAT(Text("#work-facts"), Not(HasSubstr("stood still")));
  match::PlayedPair pair = PairFor(0);
  match::AddStandstill({3, 25}, pair.games[0].record);
  OpenHtml(PageFor(PlanFor(2), {pair}), kDeskWidth);
  EXPECT_THAT(Text("#work-facts"),
              HasSubstr("1 move was late only because the machine was paused"));
}

TEST_F(MatchPageTest, FiltersNarrowTheListOfGames) {
  Open();
  EXPECT_EQ(Text("#game-count"), "6 of 6 games");
  Value(
      "{ const box = document.querySelector('[data-filter=fault]'); box.value = 'by A';"
      " box.dispatchEvent(new Event('change')); 0 }");
  EXPECT_EQ(Text("#game-count"), "1 of 6 games");
  EXPECT_THAT(Texts("button.game:not([hidden])"), ElementsAre("1-2.00002 2B–AB won, crash6"));
  browser_->Click("button.game:not([hidden])");
  EXPECT_TRUE(Becomes("document.getElementById('game-title').textContent.includes('00002')"));
  EXPECT_THAT(Text("#game-end"), HasSubstr("A: crashed: gone"));
}

TEST_F(MatchPageTest, KeysButtonsMovesAndCurvesStepThroughAGame) {
  Open();
  EXPECT_EQ(Text("#ply"), "2 / 6") << "where the opening ends";
  browser_->Click("button.game");
  for (const auto& [key, place] :
       std::vector<std::pair<std::string, std::string>>{{"ArrowRight", "3 / 6"},
                                                        {"ArrowLeft", "2 / 6"},
                                                        {"End", "6 / 6"},
                                                        {"ArrowRight", "6 / 6"},
                                                        {"Home", "0 / 6"},
                                                        {"ArrowLeft", "0 / 6"}}) {
    Press(key);
    EXPECT_TRUE(Becomes(absl::StrCat("at('ply').textContent === '", place, "'"))) << key;
  }
  browser_->Click("#moves li:nth-child(5) button");
  EXPECT_TRUE(Becomes("at('ply').textContent === '5 / 6'"));
  EXPECT_EQ(Text("#moves [aria-current] .number"), "4i5h");
  EXPECT_EQ(Value("kShown.marks.at"), 5);
  EXPECT_EQ(Value("document.querySelectorAll('.board .marked').length"), 2);
  browser_->Click("#steps [data-key=Home]");
  EXPECT_TRUE(Becomes("at('ply').textContent === '0 / 6'"));
  browser_->Click("#score-chart");  // its middle
  EXPECT_TRUE(Becomes("kShown.ply === 3 || kShown.ply === 2"));
  EXPECT_THAT(browser_->complaints(), IsEmpty());
}

TEST_F(MatchPageTest, CurvesAreFromBlacksViewAndClipped) {
  Open();
  const std::string score = "Chart.getChart('score-chart').data.datasets";
  EXPECT_EQ(Value(score + "[0].data"), json::parse(R"([{"x":3,"y":30},{"x":5,"y":12}])"));
  EXPECT_EQ(Value(score + "[1].data"), json::parse(R"([{"x":4,"y":40},{"x":6,"y":2000}])"));
  EXPECT_EQ(Value("Chart.getChart('effort-chart').data.datasets[0].data"),
            json::parse(R"([{"x":3,"y":12.5},{"x":5,"y":3.25}])"));
  EXPECT_THAT(Texts("#moves .told"), ElementsAre("opening", "opening", "+30, 13 ms", "-40, 20 ms",
                                                 "≥ 12, 3.3 ms", "mate -4, 1 ms"));
  browser_->Click("#effort button:nth-child(2)");
  EXPECT_TRUE(Becomes("Chart.getChart('effort-chart').data.datasets[1].data[0].y === 2000"));
}

std::vector<std::string> SfensOf(const notation::GameRecord& game) {
  std::vector<std::string> sfens = {notation::ToSfen(game.start)};
  Position position = game.start;
  for (const notation::RecordedMove& played : game.lines[0].moves) {
    position.DoMove(played.move);
    sfens.push_back(notation::ToSfen(position));
  }
  return sfens;
}

// The page makes moves with its own code; this test compares it with ours, over games with every
// kind of move.
TEST_F(MatchPageTest, BoardsAreThoseOfTheGames) {
  Open();
  HAKARI_ASSERT_OK(const auto read, corpus::CollectGames({"suites/corpus/games.usi.zst"}));
  constexpr size_t kStride = 20;
  size_t drops = 0, promotions = 0, games = 0;
  for (size_t i = 0; i < read.games.size(); i += kStride) {
    const notation::GameRecord& game = read.games[i];
    std::vector<Move> moves;
    for (const notation::RecordedMove& played : game.lines[0].moves) moves.push_back(played.move);
    const std::string text = player::MovesText(moves);
    for (const char sign : text) {
      if (sign == '*') ++drops;
      if (sign == '+') ++promotions;
    }
    const std::vector<std::string> shown = Value(
        absl::StrCat("sfensOf('", notation::ToSfen(game.start), "', '", text, "'.split(' '))"));
    ASSERT_EQ(shown, SfensOf(game)) << text;
    ++games;
  }
  EXPECT_GT(games, 200u);
  EXPECT_GT(drops, 1000u);
  EXPECT_GT(promotions, 1000u);
}

TEST_F(MatchPageTest, ABoardIsThatOfItsMove) {
  Open();
  EXPECT_EQ(Value("document.querySelector('.board').getAttribute('aria-label')"),
            "board lnsgkgsnl/1r5b1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL b - 3");
  EXPECT_EQ(Drawn(".board .hand"),
            (std::vector<std::string>{"nothing in hand", "nothing in handto move"}));
}

TEST_F(MatchPageTest, GamesThatAreLeftOutAreSaid) {
  OpenHtml(PageFor(PlanFor(2), {PairFor(0), PairFor(1)}, std::nullopt, {3, 100000}), kDeskWidth);
  EXPECT_EQ(Text("#left-out"),
            "Only the first 3 games can be chosen here: 1 more game would make the page too large. "
            "For all of them: ./hakari match show a.match --records games.usi");
  OpenHtml(PageFor(PlanFor(2), {PairFor(0)}, std::nullopt, {0, 100000}), kDeskWidth);
  EXPECT_EQ(Value("document.getElementById('viewer').hidden"), true);
  EXPECT_THAT(Text("#left-out"), HasSubstr("2 more games"));
  OpenHtml(PageFor(PlanFor(2), {}), kDeskWidth);
  EXPECT_EQ(Value("document.getElementById('games').hidden"), true);
  EXPECT_THAT(browser_->complaints(), IsEmpty());
}

TEST_F(MatchPageTest, ForeignTextIsOnlyText) {
  const std::string hostile =
      "</script><script>window.broken=1</script><img src=x onerror=window.broken=1>\"'\x01 @STYLE@";
  match::MatchPlan plan = PlanFor(2);
  plan.entrants[0].name = hostile;
  OpenHtml(PageFor(plan, {FaultyPairFor(0, "crashed: " + hostile)}), kDeskWidth);
  EXPECT_THAT(browser_->complaints(), IsEmpty());
  EXPECT_EQ(Value("window.broken === undefined && document.images.length === 0"), true);
  EXPECT_EQ(Value("document.scripts.length"), 3);
  EXPECT_THAT(Texts("#players strong"), Contains(hostile));
  EXPECT_THAT(Text("#game-title"), HasSubstr(hostile));
  EXPECT_THAT(Text("#faults li"), HasSubstr("crashed: " + hostile));
  browser_->Click("button.game:nth-child(3)");
  EXPECT_TRUE(Becomes("document.getElementById('game-end').textContent.includes('onerror')"));
  EXPECT_EQ(Value("performance.getEntriesByType('resource').length"), 0);
  EXPECT_EQ(Value("window.broken === undefined"), true);
}

TEST_F(MatchPageTest, APhoneNeedNotScrollSideways) {
  for (const int width : {kPhoneWidth, kSmallPhoneWidth}) {
    Open(width);
    EXPECT_LE(Value("document.documentElement.scrollWidth").get<int>(), width);
    EXPECT_TRUE(
        Becomes(absl::StrCat("[...document.querySelectorAll('canvas, td, .board, button')]"
                             ".every((each) => each.getBoundingClientRect().right <= ",
                             width, ")")));
  }
}

TEST_F(MatchPageTest, WordsAreNotBrokenBetweenLines) {
  for (const int width : {kPhoneWidth, kDeskWidth}) {
    Open(width);
    EXPECT_THAT(browser_->BrokenWords("h1, h2, h3, li, figcaption, th, td, dt, .quiet, .game span"),
                IsEmpty())
        << width;
  }
}

TEST_F(MatchPageTest, ChartsFollowTheDarkScheme) {
  Open();
  const std::string colour = "Chart.getChart('score-chart').options.scales.x.ticks.color";
  const std::string light = Value(colour);
  browser_->UseDarkScheme();
  EXPECT_TRUE(Becomes(absl::StrCat(colour, " !== '", light, "'")));
  browser_.reset();  // the next test starts with the light scheme
}

}  // namespace
}  // namespace hakari::compare
