// `hakari corpus` as a user meets it.
#include <gtest/gtest.h>

#include <sstream>
#include <string>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "base/files/text_file.h"
#include "ci/cli/binary_for_test.h"

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

}  // namespace
}  // namespace hakari::cli
