// End-to-end tests of `hakari match`.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <string>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_replace.h"
#include "base/files/text_file.h"
#include "ci/cli/binary_for_test.h"

namespace hakari::cli {
namespace {

using ::testing::EndsWith;
using ::testing::HasSubstr;
using ::testing::Not;
using ::testing::StartsWith;

namespace fs = std::filesystem;

class MatchTest : public ::testing::Test {
 protected:
  MatchTest() {
    fs::remove_all(folder_);
    fs::create_directories(folder_);
    std::string openings;
    for (const char* first : {"7g7f", "2g2f", "5g5f", "6g6f", "4g4f", "3g3f", "1g1f", "9g9f"}) {
      for (const char* second : {"3c3d", "8c8d", "5c5d", "4c4d", "1c1d", "9c9d"}) {
        absl::StrAppend(&openings, "startpos moves ", first, " ", second, "\n");
      }
    }
    EXPECT_TRUE(WriteFileAtomically(Path("openings.usi"), openings).ok());
    fs::create_directories(Path("house/ci/cli"));
    EXPECT_TRUE(WriteFileAtomically(Path("house/WORKSPACE"), "").ok());
    setenv("HAKARI_ROOT", Path("house").c_str(), 1);
  }

  std::string Path(const std::string& file) const { return absl::StrCat(folder_, "/", file); }
  Ran Match(const std::string& words) const {
    return RunHakari(absl::StrCat("match --openings ", Path("openings.usi"), " ", words));
  }
  Ran Show(const std::string& words) const { return RunHakari(absl::StrCat("match show ", words)); }

  const std::string folder_ = ::testing::TempDir() + "/match";
};

// Our search is much weaker with one node than with a thousand.
constexpr char kUneven[] = "-p search -p search --limits nodes=1000 --limits nodes=1 --quiet ";
constexpr char kEven[] = "-p search -p search:null_move=0 --limits nodes=30 --quiet ";

TEST_F(MatchTest, SaysWhoIsStrongerInAWordAndByTheExitCode) {
  const Ran stronger = Match(absl::StrCat(kUneven, "--games 24 --file ", Path("a.match")));
  EXPECT_EQ(stronger.exit_code, 0) << stronger.out << stronger.err;
  EXPECT_THAT(stronger.out, StartsWith("STRONGER: A against B\n"));
  EXPECT_THAT(stronger.out, HasSubstr("repeatable: "));
  EXPECT_THAT(stronger.out, HasSubstr("12 of 12 pairs"));
  EXPECT_THAT(stronger.out, EndsWith(absl::StrCat("games: ", Path("a.match"), "\n")));
  const Ran weaker = Match(
      absl::StrCat("-p search -p search --limits nodes=1 --limits nodes=1000 --games 24 --quiet ",
                   "--file ", Path("b.match")));
  EXPECT_EQ(weaker.exit_code, 1);
  EXPECT_THAT(weaker.out, StartsWith("WEAKER: A against B\n"));
  const Ran even = Match(absl::StrCat(kEven, "--games 4 --file ", Path("c.match")));
  EXPECT_EQ(even.exit_code, 3);
  EXPECT_THAT(even.out, StartsWith("NOT TOLD APART: A against B\n"));
}

TEST_F(MatchTest, ATestEndsTheMatchAndTheFileSaysTheSame) {
  const std::string sprt = "--sprt 0,100 ";
  const Ran played = Match(absl::StrCat(kUneven, sprt, "--file ", Path("a.match"), " -j 2"));
  EXPECT_EQ(played.exit_code, 0) << played.out << played.err;
  EXPECT_THAT(played.out, HasSubstr("100 Elo accepted against 0 Elo: log likelihood ratio"));
  EXPECT_THAT(played.out, HasSubstr("30 of 48 pairs"));
  EXPECT_THAT(played.out, HasSubstr("since it ended early"));
  const Ran shown = Show(absl::StrCat(Path("a.match"), " ", sprt));
  EXPECT_EQ(shown.exit_code, 0);
  EXPECT_EQ(shown.out.substr(0, shown.out.find("nodes/s")).substr(0, 200),
            played.out.substr(0, 200));
  EXPECT_EQ(Show(Path("a.match")).exit_code, 0) << "judged as a match of fixed length";
}

TEST_F(MatchTest, OpeningsUsedUpAreInconclusive) {
  const Ran ran = Match(absl::StrCat(kEven, "--sprt -1,1 --file ", Path("a.match")));
  EXPECT_EQ(ran.exit_code, 3) << ran.out;
  EXPECT_THAT(ran.out, HasSubstr("the openings are used up"));
  EXPECT_THAT(ran.out, HasSubstr("48 of 48 pairs"));
  const Ran fixed = Match(absl::StrCat(kEven, "--games 98 --file ", Path("a.match")));
  EXPECT_THAT(fixed.out, HasSubstr("48 of 48 pairs"));
  EXPECT_THAT(fixed.out, HasSubstr("THE OPENINGS ARE USED UP"));
}

std::string Games(const std::string& file) {
  return RunHakari(absl::StrCat("match show ", file, " --records -")).out;
}

TEST_F(MatchTest, JobsAndShardsChangeNoGame) {
  const std::string words = absl::StrCat(kEven, "--games 12 ");
  Match(absl::StrCat(words, "-j 1 --file ", Path("one.match")));
  Match(absl::StrCat(words, "-j 3 --file ", Path("three.match")));
  const std::string games = Games(Path("one.match"));
  EXPECT_THAT(games, HasSubstr("startpos moves"));
  EXPECT_EQ(Games(Path("three.match")), games);
  for (const char* shard : {"1", "2"}) {
    const Ran ran = Match(absl::StrCat(words, "--shard ", shard, "/2 --file ", Path(shard)));
    EXPECT_EQ(ran.exit_code, 0) << ran.err;
  }
  const Ran merged =
      RunHakari(absl::StrCat("match merge ", Path("whole.match"), " ", Path("1"), " ", Path("2")));
  EXPECT_EQ(merged.exit_code, 0) << merged.err;
  EXPECT_THAT(merged.out, HasSubstr("6 pairs"));
  EXPECT_EQ(Games(Path("whole.match")), games);
  const Ran gap = RunHakari(absl::StrCat("match merge ", Path("gap.match"), " ", Path("1")));
  EXPECT_EQ(gap.exit_code, 4);
  EXPECT_THAT(gap.err, HasSubstr("1-2.00002"));
}

TEST_F(MatchTest, GoesOnFromItsFileAndRefusesAnother) {
  Match(absl::StrCat(kEven, "--games 4 --file ", Path("a.match")));
  const Ran more = Match(absl::StrCat(kEven, "--games 8 --file ", Path("a.match")));
  EXPECT_THAT(more.out, HasSubstr("4 of 4 pairs (2 from an earlier run)"));
  const Ran other = Match(absl::StrCat("-p search -p search:null_move=0 --limits nodes=31 --quiet ",
                                       "--games 8 --file ", Path("a.match")));
  EXPECT_EQ(other.exit_code, 4);
  EXPECT_THAT(other.err, HasSubstr("limits"));
  EXPECT_EQ(Match(absl::StrCat(kEven, "--games 2 --fresh --file ", Path("a.match"))).exit_code, 3);
}

TEST_F(MatchTest, AKilledMatchGoesOnWithNothingLostAndNothingTwice) {
  const std::string words = absl::StrCat("match --openings ", Path("openings.usi"), " ", kEven,
                                         "--games 96 -j 2 --file ");
  Match(absl::StrCat(kEven, "--games 96 --file ", Path("whole.match")));
  const std::string program = fs::absolute("ci/cli/hakari").string();
  // On a busy machine it takes longer until a pair is finished.
  for (double seconds = 0.1; seconds < 60; seconds *= 2) {
    const std::string kill = absl::StrCat("timeout -s KILL ", seconds, " ", program, " ", words,
                                          Path("killed.match"), " >/dev/null 2>&1");
    EXPECT_NE(std::system(kill.c_str()), -1);
    if (!Games(Path("killed.match")).empty()) break;
  }
  const Ran last = Match(absl::StrCat(kEven, "--games 96 --file ", Path("killed.match")));
  EXPECT_THAT(last.out, HasSubstr("48 of 48 pairs ("));
  EXPECT_EQ(Games(Path("killed.match")), Games(Path("whole.match")));
}

TEST_F(MatchTest, TheProjectSaysWhatNeedNotBeTyped) {
  const std::string engine = fs::absolute("base/process/testing/fake_engine").string();
  EXPECT_TRUE(
      WriteFileAtomically(Path("hakari.json"),
                          absl::StrCat(R"({"hakari": 1, "name": "mine", "engine": ")", engine,
                                       R"(", "arguments": ["resigns"], "engines": {"rival": ")",
                                       engine, R"( exits-on-go"}, "openings": ["openings.usi"],)",
                                       R"("match": {"limits": "nodes=10", "games": 2}})"))
          .ok());
  const Ran ran = RunHakariIn(folder_, "match -p mine -p rival --quiet");
  EXPECT_EQ(ran.exit_code, 3) << ran.out << ran.err;
  EXPECT_THAT(ran.out, HasSubstr("A  Fake 1.0 (mine), nodes=10"));
  EXPECT_THAT(ran.out, HasSubstr("1 of 1 pairs"));
  EXPECT_TRUE(fs::exists(Path(".hakari/matches")));
  const Ran typed =
      RunHakariIn(folder_, "match -p mine -p rival --quiet --limits nodes=9 --games 4");
  EXPECT_THAT(typed.out, HasSubstr("A  Fake 1.0 (mine), nodes=9"));
  EXPECT_THAT(typed.out, HasSubstr("2 of 2 pairs"));
}

// The check is before the first game, since a match of the wrong build is worthless.
TEST_F(MatchTest, TheNodeSignatureIsCheckedFirst) {
  const std::string engine = fs::absolute("suites/engines/testing/counting_engine").string();
  const auto write = [&](const std::string& nodes) {
    EXPECT_TRUE(WriteFileAtomically(
                    Path("hakari.json"),
                    absl::StrCat(R"({"hakari": 1, "name": "mine", "engine": ")", engine,
                                 R"(", "arguments": ["steady"], "openings": ["openings.usi"], )",
                                 R"("signature": {"depth": 3, "nodes": )", nodes, "}}"))
                    .ok());
  };
  fs::create_directories(Path("house/suites/middlegame"));
  fs::copy_file("suites/middlegame/positions.sfen", Path("house/suites/middlegame/positions.sfen"));
  write("1");
  const std::string words = "match -p mine -p mine --limits nodes=10 --games 2 --quiet";
  const Ran other = RunHakariIn(folder_, words);
  EXPECT_EQ(other.exit_code, 4) << other.out << other.err;
  EXPECT_THAT(other.err, HasSubstr("mine: the build does not match the signature in hakari.json"));
  const size_t at = other.err.rfind("\"nodes\": ") + 9;
  write(other.err.substr(at, other.err.find('}', at) - at));
  const Ran right = RunHakariIn(folder_, words);
  EXPECT_EQ(right.exit_code, 3) << right.out << right.err;
  EXPECT_THAT(right.out, HasSubstr("1 of 1 pairs"));
}

TEST_F(MatchTest, FaultsMakeItInvalid) {
  const Ran ran =
      Match(absl::StrCat("-p search -p 'usi:base/process/testing/fake_engine exits-on-go' --limits "
                         "nodes=10 --games 4 ",
                         "--quiet --file ", Path("a.match")));
  EXPECT_EQ(ran.exit_code, 4);
  EXPECT_THAT(ran.out, StartsWith("INVALID: A against B\n  4 of 4 games ended by a fault"));
  EXPECT_THAT(ran.out, HasSubstr("lost: pair 1-2.00001, game 1, "));
  EXPECT_TRUE(fs::exists(Path("a.match.faults/1-2.00001-1.txt")));
  const Ran three = Match(absl::StrCat(
      "-p search -p search:killers=0 -p 'usi:base/process/testing/fake_engine exits-on-go' ",
      "--limits nodes=10 --games 4 --quiet --file ", Path("b.match")));
  EXPECT_EQ(three.exit_code, 4);
  EXPECT_THAT(three.out, StartsWith("INVALID\n  8 of 12 games ended by a fault"));
}

TEST_F(MatchTest, SeveralPlayersHaveNoVerdict) {
  const Ran ran = Match(absl::StrCat(
      "-p search -p search:null_move=0 -p search:killers=0 --limits nodes=30 --games 4 ",
      "--quiet --file ", Path("a.match"), " --json -"));
  EXPECT_EQ(ran.exit_code, 0) << ran.err;
  const nlohmann::json json = nlohmann::json::parse(ran.out);
  EXPECT_TRUE(json["result"]["word"].is_null());
  EXPECT_EQ(json["result"]["pairs"], 6);
  EXPECT_EQ(json["result"]["pairings"].size(), 3u);
}

TEST_F(MatchTest, SeveralFilesRateAllWhoPlayedInThem) {
  const auto play = [this](const std::string& players, const std::string& file) {
    Match(absl::StrCat(players, " --games 8 --quiet --file ", Path(file)));
  };
  play("-p search -p search:killers=0 -l nodes=100", "a.match");
  play("-p search -p search:killers=0 -l nodes=30 -l nodes=100", "b.match");
  fs::copy_file(Path("a.match"), Path("c.match"));
  const Ran shown =
      Show(absl::StrCat(Path("a.match"), " ", Path("b.match"), " ", Path("c.match"), " --json -"));
  ASSERT_EQ(shown.exit_code, 0) << shown.out << shown.err;
  const nlohmann::json json = nlohmann::json::parse(shown.out);
  // The second player is in both matches; the search with fewer nodes is another player with the
  // same name.
  ASSERT_EQ(json["identity"]["players"].size(), 3u);
  EXPECT_EQ(json["identity"]["players"][2]["name"], "search, nodes=30");
  EXPECT_EQ(json["result"]["pairs"], 8) << "the copy shows nothing new";
  EXPECT_EQ(json["result"]["ratings"]["players"].size(), 3u);
  EXPECT_TRUE(json["result"]["word"].is_null());
  const auto met = [&json](size_t pairing) {
    int pairs = 0;
    for (const int count : json["result"]["pairings"][pairing]["outcomes"]) pairs += count;
    return pairs;
  };
  EXPECT_EQ(met(0), 4) << "A and B";
  EXPECT_EQ(met(1), 0) << "A and C";
  EXPECT_EQ(met(2), 4) << "B and C";
  // The results do not depend on the order of the files.
  const Ran other = Show(absl::StrCat(Path("b.match"), " ", Path("a.match"), " --json -"));
  const nlohmann::json turned = nlohmann::json::parse(other.out);
  EXPECT_EQ(turned["result"]["players"][1]["total"], json["result"]["players"][1]["total"]);
  EXPECT_EQ(turned["result"]["black"], json["result"]["black"]);
}

TEST_F(MatchTest, SeveralFilesAreRefusedWhereTheyDoNotGoTogether) {
  Match(absl::StrCat(kEven, "--games 4 --file ", Path("a.match")));
  Match(absl::StrCat(kEven, "--games 4 --max-plies 50 --file ", Path("b.match")));
  const Ran twice = Show(absl::StrCat(Path("a.match"), " ", Path("a.match")));
  EXPECT_EQ(twice.exit_code, 4);
  EXPECT_THAT(twice.err, HasSubstr("named twice"));
  const Ran rules = Show(absl::StrCat(Path("a.match"), " ", Path("b.match")));
  EXPECT_EQ(rules.exit_code, 4);
  EXPECT_THAT(rules.err, HasSubstr("b.match: its rules (50 plies at most)"));
  EXPECT_EQ(Show(absl::StrCat(Path("a.match"), " ", Path("b.match"), " --sprt 0,10")).exit_code, 2);
  Match(absl::StrCat("-p search -p search -l nodes=5 --games 2 --quiet --file ", Path("c.match")));
  const Ran itself = Show(absl::StrCat(Path("a.match"), " ", Path("c.match")));
  EXPECT_EQ(itself.exit_code, 4);
  EXPECT_THAT(itself.err, HasSubstr("plays against itself"));
}

TEST_F(MatchTest, RatingsStandBestFirst) {
  Match(absl::StrCat("-p search -p search -p search --limits nodes=1 --limits nodes=1000 --limits ",
                     "nodes=60 --games 24 --quiet --file ", Path("a.match")));
  const Ran shown = Show(absl::StrCat(Path("a.match"), " --anchor 1000"));
  EXPECT_EQ(shown.exit_code, 0) << shown.err;
  EXPECT_THAT(shown.out, ::testing::ContainsRegex("ratings by maximum likelihood.*\n.*B +C +A\nB"));
  const nlohmann::json json =
      nlohmann::json::parse(Show(absl::StrCat(Path("a.match"), " --anchor 1000 --json -")).out);
  EXPECT_EQ(json["result"]["ratings"]["players"][0]["elo"], 1000);
  EXPECT_GT(json["result"]["ratings"]["superiority"][1][0].get<double>(), 0.99);
}

TEST_F(MatchTest, TheHistoryShowsStrengthOverVersions) {
  const std::string history = absl::StrCat(" --record --rating --anchor 1500 --history ",
                                           Path("history.sqlite"), " --revision ");
  for (const char* version : {"1", "2"}) {
    const Ran ran = Match(absl::StrCat(kUneven, "--games 8 --seed ", version, " --file ",
                                       Path(version), history, version));
    EXPECT_NE(ran.exit_code, 4) << ran.err;
  }
  const Ran trend = RunHakari(absl::StrCat("trend --history ", Path("history.sqlite")));
  EXPECT_EQ(trend.exit_code, 0) << trend.err;
  EXPECT_THAT(trend.out, HasSubstr("search #1 nodes=1000 against search #2 nodes=1 score"));
  EXPECT_THAT(trend.out, HasSubstr("1500 Elo"));
  const Ran invalid =
      Match(absl::StrCat("-p search -p 'usi:base/process/testing/fake_engine exits-on-go' --limits "
                         "nodes=10 --games 4 ",
                         "--file ", Path("3"), history, "3"));
  EXPECT_THAT(invalid.err, HasSubstr("not recorded: the match is invalid"));
}

TEST_F(MatchTest, ATrialIsKeptOnceAndPointedOut) {
  const std::string list = Path("house/engine/search/TRIALS.md");
  const std::string words = "-p search -p search:null_move=0 --limits nodes=30 --games 8 ";
  const Ran first =
      Match(absl::StrCat(words, "--file ", Path("a.match"), " --trial 'no null move'"));
  EXPECT_THAT(first.err, HasSubstr(absl::StrCat("added to ", list)));
  EXPECT_THAT(first.err, Not(HasSubstr("tried before")));
  const std::string kept = ReadTextFile(list).value_or("no list");
  EXPECT_THAT(kept, HasSubstr("| no null move | search | search:null_move=0 | nodes=30 | "));
  const Ran again =
      Match(absl::StrCat(words, "--file ", Path("a.match"), " --trial 'no null move'"));
  EXPECT_THAT(again.err, HasSubstr("tried before: "));
  EXPECT_THAT(again.err, HasSubstr("has this match already"));
  EXPECT_EQ(*ReadTextFile(list), kept);
  EXPECT_THAT(Match("-p search:null_move=0 -p search --limits nodes=40 --games 2").err,
              HasSubstr("no null move: search against search:null_move=0, nodes=30"))
      << "in either order, with any limits";
  const Ran shown = RunHakari("trend trials null");
  EXPECT_EQ(shown.exit_code, 0) << shown.err;
  EXPECT_THAT(shown.out, StartsWith("1 trial: "));
  EXPECT_EQ(RunHakari("trend trials nobody").exit_code, 4);
  Match(absl::StrCat(kUneven, "--games 8 --file ", Path("c.match"), " --trial uneven"));
  const Ran ratings = RunHakari("trend ratings uneven --anchor nodes=1000 --elo 1500");
  EXPECT_EQ(ratings.exit_code, 0) << ratings.err;
  EXPECT_THAT(ratings.out, StartsWith("ratings, with search of "));
  EXPECT_THAT(ratings.out, HasSubstr(", nodes=1\n"));
  EXPECT_EQ(RunHakari("trend ratings uneven --anchor nobody").exit_code, 2);
  EXPECT_EQ(Match("-p search -p search -p search --limits nodes=3 --games 2 --trial x").exit_code,
            2);
  ASSERT_TRUE(WriteFileAtomically(list, "no list\n").ok());
  EXPECT_EQ(Match(absl::StrCat(words, "--file ", Path("b.match"))).exit_code, 4)
      << "a damaged list is reported before the first game";
}

TEST_F(MatchTest, RecordsHaveNamesAndAreRead) {
  Match(absl::StrCat(kEven, "--games 2 --file ", Path("a.match"), " --records ", Path("a.kif")));
  EXPECT_THAT(*ReadTextFile(Path("a.kif")), HasSubstr("search:null_move=0"));
  EXPECT_EQ(RunHakari(absl::StrCat("convert ", Path("a.kif"), " --to csa --out ", Path("b.csa")))
                .exit_code,
            0);
}

TEST_F(MatchTest, APageIsWrittenAndShowsTheSameLater) {
  const Ran played = Match(
      absl::StrCat(kUneven, "--games 4 --file ", Path("a.match"), " --html ", Path("a.html")));
  EXPECT_THAT(played.out, HasSubstr("2 of 2 pairs")) << "the report is printed as well";
  const std::string page = *ReadTextFile(Path("a.html"));
  EXPECT_THAT(page, StartsWith("<!DOCTYPE html>"));
  EXPECT_THAT(page, HasSubstr(R"("pair":"1-2.00002","game":2,)"));
  const Ran shown = Show(absl::StrCat(Path("a.match"), " --html -"));
  EXPECT_THAT(shown.out, StartsWith("<!DOCTYPE html>"));
  EXPECT_EQ(shown.out.substr(shown.out.find("\"games\":{")), page.substr(page.find("\"games\":{")));
}

TEST_F(MatchTest, OneOutputAloneGoesToStdout) {
  Match(absl::StrCat(kEven, "--games 2 --file ", Path("a.match")));
  for (const char* words : {"--html - --json -", "--json - --records -", "--html - --records -"}) {
    const Ran ran = Show(absl::StrCat(Path("a.match"), " ", words));
    EXPECT_EQ(ran.exit_code, 2) << words;
    EXPECT_EQ(ran.out, "") << words;
    EXPECT_THAT(ran.err, HasSubstr("only one of"));
  }
}

TEST_F(MatchTest, WhatCannotBeIsSaidBeforeAnyGame) {
  const std::string file = absl::StrCat(" --file ", Path("a.match"));
  EXPECT_EQ(Match("-p search --limits nodes=1" + file).exit_code, 2);
  EXPECT_EQ(Match("-p search -p search" + file).exit_code, 2);
  EXPECT_EQ(Match("-p search -p search --limits nodes=0" + file).exit_code, 2);
  EXPECT_EQ(Match("-p search -p search --limits nodes=1 --games 3" + file).exit_code, 2);
  EXPECT_EQ(Match("-p search -p search:nul_move=0 --limits nodes=1" + file).exit_code, 2);
  EXPECT_EQ(Match("-p search -p usi:no-such-engine --limits nodes=1" + file).exit_code, 2);
  EXPECT_EQ(Match("-p search -p search --limits nodes=1 --sprt 10,0" + file).exit_code, 2);
  EXPECT_EQ(Match("-p search -p search --limits nodes=1 --sprt ten" + file).exit_code, 2);
  EXPECT_EQ(Match("-p search -p search --limits nodes=1 --records a.ki2" + file).exit_code, 2);
  EXPECT_EQ(
      RunHakari("match -p search -p search --limits nodes=1 --openings none.usi" + file).exit_code,
      2);
  EXPECT_FALSE(fs::exists(Path("a.match")));
  EXPECT_EQ(Show(Path("none.match")).exit_code, 2);
  EXPECT_TRUE(WriteFileAtomically(Path("odd.match"), "what?\n").ok());
  EXPECT_EQ(Show(Path("odd.match")).exit_code, 4);
}

}  // namespace
}  // namespace hakari::cli
