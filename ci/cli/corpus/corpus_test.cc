// End-to-end tests of `hakari corpus`.
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <sstream>
#include <string>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "base/files/text_file.h"
#include "ci/cli/binary_for_test.h"
#include "ci/cli/corpus/play_report.h"
#include "engine/core/color.h"
#include "engine/notation/usi_game.h"

namespace hakari::cli {
namespace {

constexpr char kGames[] = "suites/corpus/testdata/games.usi";
constexpr char kFake[] = "base/process/testing/fake_engine";

std::string InTemp(const std::string& name) { return testing::TempDir() + "/" + name; }

Ran RunCorpus(const std::string& arguments) { return RunHakari("corpus " + arguments); }

int LinesWith(const std::string& text, const std::string& begin) {
  int count = 0;
  std::stringstream lines(text);
  for (std::string line; std::getline(lines, line);) count += absl::StartsWith(line, begin);
  return count;
}

TEST(CorpusPositions, AllGamesGoToStdout) {
  const Ran ran = RunCorpus(absl::StrCat("positions ", kGames, " --announce-nodes 100"));
  EXPECT_EQ(ran.exit_code, 0) << ran.err;
  EXPECT_EQ(LinesWith(ran.out, "sfen "), 60);
  EXPECT_TRUE(absl::StrContains(ran.err, "6 games from 1 files, 0 refused")) << ran.err;
}

TEST(CorpusPositions, SetsGoToTheirFiles) {
  const Ran ran =
      RunCorpus(absl::StrCat("positions --set ", InTemp("a.sfen"), ":1 --set ", InTemp("b.sfen"),
                             ":2 ", kGames, " --announce-nodes 100 --share-nodes 100"));
  EXPECT_EQ(ran.exit_code, 0) << ran.err;
  EXPECT_EQ(LinesWith(ReadTextFile(InTemp("a.sfen")).value_or(""), "sfen "), 10);
  EXPECT_EQ(LinesWith(ReadTextFile(InTemp("b.sfen")).value_or(""), "sfen "), 20);
  EXPECT_TRUE(absl::StrContains(ran.err, " %), ")) << ran.err;
}

TEST(CorpusPositions, WhatCannotBeIsSaid) {
  EXPECT_EQ(RunCorpus("positions none.usi").exit_code, 2);
  EXPECT_EQ(RunCorpus(absl::StrCat("positions ", kGames, " --set x")).exit_code, 2);
  EXPECT_EQ(RunCorpus("").exit_code, 2);
  const Ran ran = RunCorpus(absl::StrCat("positions ", kGames, " --set x:7 --announce-nodes 100"));
  EXPECT_EQ(ran.exit_code, 4);
  EXPECT_TRUE(absl::StrContains(ran.err, "too few games: 7 are wanted")) << ran.err;
}

TEST(CorpusPositions, AServersClosingLinesAreReadUnlessStrict) {
  const std::string record = InTemp("server.csa");
  ASSERT_TRUE(WriteFileAtomically(record, "PI\n+\n+7776FU\n#TIME_UP\n").ok());
  const Ran ran = RunCorpus(absl::StrCat("positions ", record));
  EXPECT_TRUE(absl::StrContains(ran.err, "1 games from 1 files, 0 refused")) << ran.err;
  const Ran strict = RunCorpus(absl::StrCat("positions --strict ", record));
  EXPECT_EQ(strict.exit_code, 2);
  EXPECT_TRUE(absl::StrContains(strict.err, "found '#TIME_UP'")) << strict.err;
}

TEST(CorpusPlay, GamesAreWritten) {
  const std::string arguments = absl::StrCat("play --engine '", kFake, " resigns' --games 3");
  const Ran ran = RunCorpus(absl::StrCat(arguments, " --out -"));
  EXPECT_EQ(ran.exit_code, 0) << ran.err;
  EXPECT_EQ(LinesWith(ran.out, "startpos moves "), 3);
  EXPECT_TRUE(absl::StrContains(ran.out, "end=resign black=\"Fake 1.0\"")) << ran.out;
  EXPECT_EQ(RunCorpus(absl::StrCat(arguments, " --out ", InTemp("games.csa"))).exit_code, 0);
  const Ran ki2 = RunCorpus(absl::StrCat(arguments, " --out ", InTemp("games.ki2")));
  EXPECT_NE(ki2.exit_code, 0);
  EXPECT_TRUE(absl::StrContains(ki2.err, "KI2 is read but not written")) << ki2.err;
  EXPECT_EQ(LinesWith(ReadTextFile(InTemp("games.csa")).value_or(""), "%TORYO"), 3);
}

TEST(CorpusPlay, WhoWonAndHowIsSaid) {
  const std::string json = InTemp("match.json");
  const Ran ran = RunCorpus(absl::StrCat("play --engine '", kFake, " resigns' --engine '", kFake,
                                         " exits-on-go' --games 4 --out ", InTemp("match.usi"),
                                         " --json ", json));
  EXPECT_EQ(ran.exit_code, 0) << ran.err;
  EXPECT_TRUE(absl::StrContains(ran.out, "4 games: black won ")) << ran.out;
  EXPECT_TRUE(absl::StrContains(ran.out, "exits-on-go): won ")) << ran.out;
  const std::string written = ReadTextFile(json).value_or("");
  EXPECT_TRUE(absl::StrContains(written, "\"schema\": \"hakari-games\"")) << written;
  EXPECT_TRUE(absl::StrContains(written, "\"games\": 4")) << written;
}

TEST(CorpusPlay, OverrunsAreCountedAndMarked) {
  const std::string record = InTemp("late.csa");
  const std::string arguments =
      absl::StrCat("play --engine '", kFake, " resigns-late' --games 1 --byoyomi 1 --out ", record);
  const Ran ran = RunCorpus(arguments);
  EXPECT_EQ(ran.exit_code, 0) << ran.err;
  EXPECT_TRUE(absl::StrContains(ran.out, "overruns of Fake 1.0: 1 of 1 moves, the longest "))
      << ran.out;
  EXPECT_TRUE(absl::StrContains(ran.out, "ended by resignation 1\n")) << ran.out;
  EXPECT_EQ(LinesWith(ReadTextFile(record).value_or(""), "'overrun: took "), 1);
  const Ran lost = RunCorpus(absl::StrCat(arguments, " --lose-on-time"));
  EXPECT_EQ(lost.exit_code, 0) << lost.err;
  EXPECT_TRUE(absl::StrContains(lost.out, "ended by time 1\n")) << lost.out;
  EXPECT_EQ(LinesWith(ReadTextFile(record).value_or(""), "%TIME_UP"), 1);
  EXPECT_EQ(RunCorpus(absl::StrCat("play --engine ", kFake, " --out - --lose-on-time")).exit_code,
            2);
  EXPECT_EQ(RunCorpus(absl::StrCat("play --engine ", kFake, " --out - --json -")).exit_code, 2);
}

TEST(CorpusPlay, FaultsAreNamed) {
  const Ran ran =
      RunCorpus(absl::StrCat("play --engine '", kFake, " exits-on-go' --games 2 --out -"));
  EXPECT_EQ(ran.exit_code, 4);
  EXPECT_EQ(LinesWith(ran.out, "startpos moves "), 2);
  EXPECT_TRUE(absl::StrContains(ran.err, "game 1: ")) << ran.err;
}

TEST(CorpusPlay, OutputsThatCannotBeWrittenAreRefusedBeforeAGame) {
  for (const char* out : {"games.ki2", "games.pgn", "games.sfen"}) {
    const Ran ran = RunCorpus(absl::StrCat("play --engine ", kFake, " --out ", InTemp(out)));
    EXPECT_EQ(ran.exit_code, 2) << out;
    EXPECT_TRUE(absl::StrContains(ran.err, "expected a name that ends in .usi")) << ran.err;
  }
}

TEST(CorpusPlay, NoSuchEngine) {
  const Ran ran = RunCorpus("play --engine ./no-such-engine --out -");
  EXPECT_EQ(ran.exit_code, 2);
  EXPECT_TRUE(absl::StrContains(ran.err, "./no-such-engine")) << ran.err;
}

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
  report.allowance.byoyomi_ms = 50;
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
  EXPECT_EQ(text.find("the machine was paused"), std::string::npos) << text;
  report.score.excused_moves = 2;
  report.score.longest_excused_ms = 41;
  EXPECT_NE(PlayText(report).find("2 moves exceeded their time only because the machine was "
                                  "paused: the pauses are not charged, at most 41 ms per move\n"),
            std::string::npos)
      << PlayText(report);
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
            "10 games of 12 (4 of them from an earlier run): black won 6, white won 3, drawn 1, "
            "without a result 2");
}

TEST(PlayJson, HasEverything) {
  PlayReport report = Report();
  report.allowance.byoyomi_ms = 50;
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
  report.allowance.byoyomi_ms.reset();
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
