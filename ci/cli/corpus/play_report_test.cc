#include "ci/cli/corpus/play_report.h"

#include <nlohmann/json.hpp>
#include <string>

#include "engine/core/color.h"
#include "engine/notation/usi_game.h"
#include "gtest/gtest.h"

namespace hakari::cli {
namespace {

PlayReport Report() {
  PlayReport report;
  report.engines[0] = "Mine 1";
  report.engines[1] = "Theirs 2";
  report.rules = "seed 1";
  report.asked = 10;
  report.score.games = 10;
  report.score.black = {6, 3, 1};
  report.score.seats[0].by_color[kBlack] = {4, 1, 0};
  report.score.seats[0].by_color[kWhite] = {2, 2, 1};
  report.score.seats[1].by_color[kBlack] = {2, 2, 1};
  report.score.seats[1].by_color[kWhite] = {1, 4, 0};
  report.score.ends = {{"mate", 9}, {"repetition", 1}};
  return report;
}

TEST(PlayText, SaysWhoWonAndHow) {
  EXPECT_EQ(PlayText(Report()),
            "10 games: black won 6, white won 3, drawn 1\n"
            "Mine 1: won 6 (4 as black, 2 as white), lost 3, drawn 1\n"
            "Theirs 2: won 3 (2 as black, 1 as white), lost 6, drawn 1\n"
            "ended by mate 9, repetition 1\n");
}

TEST(PlayText, OverrunsAreSaid) {
  PlayReport report = Report();
  report.time.given_ms = 50;
  report.score.seats[0].timed_moves = 200;
  report.score.seats[0].longest_ms = 61;
  report.score.seats[1].timed_moves = 199;
  report.score.seats[1].overruns = 180;
  report.score.seats[1].longest_ms = 1512;
  const std::string text = PlayText(report);
  EXPECT_NE(text.find("overruns of Mine 1: 0 of 200 moves, the longest 61 ms of 50 ms\n"
                      "overruns of Theirs 2: 180 of 199 moves, the longest 1512 ms of 50 ms\n"),
            std::string::npos)
      << text;
  report.against_itself = true;
  const std::string alone = PlayText(report);
  EXPECT_NE(alone.find("overruns of Mine 1: 180 of 399 moves, the longest 1512 ms of 50 ms\n"),
            std::string::npos)
      << alone;
  EXPECT_EQ(alone.find("as black"), std::string::npos) << alone;
}

TEST(PlayText, WhatIsMissingIsSaid) {
  PlayReport report = Report();
  report.asked = 12;
  report.resumed = 4;
  report.score.undecided = 2;
  EXPECT_EQ(PlayText(report).substr(0, PlayText(report).find('\n')),
            "10 games of 12 (4 of them from before): black won 6, white won 3, drawn 1, without a "
            "result 2");
}

TEST(PlayJson, HasEverything) {
  PlayReport report = Report();
  report.time.given_ms = 50;
  report.score.seats[1].timed_moves = 9;
  report.score.seats[1].overruns = 3;
  report.score.seats[1].longest_ms = 1512;
  report.faults = {"game 3: black: crashed: x"};
  const nlohmann::json json = nlohmann::json::parse(PlayJson(report, {}));
  EXPECT_EQ(json["schema"], "hakari-games");
  EXPECT_EQ(json["version"], 2);
  EXPECT_EQ(json["result"]["games"], 10);
  EXPECT_EQ(json["result"]["black_won"], 6);
  EXPECT_EQ(json["result"]["white_won"], 3);
  EXPECT_EQ(json["result"]["drawn"], 1);
  EXPECT_EQ(json["result"]["ends"]["mate"], 9);
  EXPECT_EQ(json["identity"]["time_given_ms"], 50);
  EXPECT_EQ(json["result"]["faults"][0], "game 3: black: crashed: x");
  EXPECT_EQ(json["result"]["seats"][0]["engine"], "Mine 1");
  EXPECT_EQ(json["result"]["seats"][0]["total"]["won"], 6);
  EXPECT_EQ(json["result"]["seats"][0]["as_white"]["drawn"], 1);
  EXPECT_TRUE(json["result"]["seats"][0]["longest_ms"].is_null());
  EXPECT_EQ(json["result"]["seats"][1]["overruns"], 3);
  EXPECT_EQ(json["result"]["seats"][1]["longest_ms"], 1512);
  EXPECT_EQ(json["identity"]["engines"][0], "Mine 1");
  EXPECT_EQ(json["complete"], report.asked == 10);
  report.time.given_ms = 0;
  EXPECT_TRUE(nlohmann::json::parse(PlayJson(report, {}))["identity"]["time_given_ms"].is_null());
}

TEST(NameSeats, SettingsTellEnginesOfOneNameApart) {
  std::string engines[2];
  NameSeats({"A", "B"}, {"./a", "./b"}, engines);
  EXPECT_EQ(engines[0], "A");
  EXPECT_EQ(engines[1], "B");
  NameSeats({"A", "A"}, {"option.USI_Hash=16 ./a", "./a"}, engines);
  EXPECT_EQ(engines[0], "A (option.USI_Hash=16 ./a)");
  EXPECT_EQ(engines[1], "A (./a)");
  NameSeats({"A", "A"}, {"./a", "./a"}, engines);
  EXPECT_EQ(engines[0], "A (first)");
  EXPECT_EQ(engines[1], "A (second)");
}

TEST(FaultsOf, NamesTheGame) {
  const notation::GameRecord good =
      *notation::ParseUsiLine("startpos moves 7g7f ; end=resign game=1");
  const notation::GameRecord bad =
      *notation::ParseUsiLine("startpos ; end=error game=2 fault=\"black: crashed: x\"");
  EXPECT_EQ(FaultsOf({good, bad}), std::vector<std::string>{"game 2: black: crashed: x"});
}

}  // namespace
}  // namespace hakari::cli
