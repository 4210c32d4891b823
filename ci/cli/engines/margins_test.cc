// End-to-end tests of `compare --margin`.
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "base/files/text_file.h"
#include "ci/cli/binary_for_test.h"
#include "ci/cli/engines/hakari_folder_for_test.h"
#include "ci/report/schema/schema_check.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace hakari::cli {
namespace {

using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;
using ::testing::StartsWith;

using Json = nlohmann::json;

class MarginsTest : public ::testing::Test {
 protected:
  MarginsTest() {
    namespace fs = std::filesystem;
    LayOutHakari(folder_);
    fs::create_directories(folder_ + "/suites/next_move");
    fs::copy_file("suites/next_move/examples.sfen", folder_ + "/suites/next_move/examples.sfen");
    std::string openings;
    for (const char* first : {"7g7f", "2g2f", "5g5f", "6g6f"}) {
      for (const char* second : {"3c3d", "8c8d"}) {
        absl::StrAppend(&openings, "startpos moves ", first, " ", second, "\n");
      }
    }
    EXPECT_TRUE(WriteFileAtomically(folder_ + "/openings.usi", openings).ok());
    std::ofstream(folder_ + "/garbage.sfen") << "garbage\n";
  }

  static Ran Compare(const std::string& words) {
    return RunHakari(absl::StrCat("compare --quiet --first 4 --nodes 2000 ", words));
  }
  Ran Play(int games, const std::string& words = "") const {
    return Compare(absl::StrCat("--suite middlegame --margin 150/300 --margin 0 --games ", games,
                                " --limits nodes=50 --openings ", folder_, "/openings.usi ",
                                words));
  }
  static Json JsonOf(const Ran& ran) {
    EXPECT_THAT(report::SchemaCheck::OfFolder("ci/report/schema").FaultsOfResult(ran.out),
                IsEmpty());
    return Json::parse(ran.out, nullptr, /*allow_exceptions=*/false);
  }

  const std::string folder_ = ::testing::TempDir() + "/hakari";
};

TEST_F(MarginsTest, TheAnswerLeadsAndEachSuiteHasItsTable) {
  const Ran ran = Compare(
      "--margin 150/300 --margin paper:50 --margin dynamic:97 --margin off "
      "--setting null_move=0");
  EXPECT_EQ(ran.exit_code, 0) << ran.out << ran.err;
  EXPECT_THAT(ran.out, StartsWith("B (paper:50) against A (150/300)\n  middlegame: cuts "));
  EXPECT_THAT(ran.out, HasSubstr("\nB  paper:50: 250 centipawns (the paper's 50)\n"));
  EXPECT_THAT(ran.out, HasSubstr("\nmiddlegame: 4 positions, nodes=2000; "));
  EXPECT_THAT(ran.out, HasSubstr("\nnext_move: 4 positions, nodes=2000; "));
  EXPECT_THAT(ran.out, HasSubstr("D (off) against A (150/300)\n  middlegame: cuts nothing; CPU"));
  EXPECT_THAT(ran.out, HasSubstr("\nC counted "));
  EXPECT_THAT(ran.out, HasSubstr(" of 4, A "));
  EXPECT_THAT(ran.out, Not(HasSubstr("games")));
}

// The figures of the JSON are sums over the single searches, and do not depend on --jobs.
TEST_F(MarginsTest, TheJsonHasEveryAnswerAndIsTheSameForAnyJobs) {
  const std::string words =
      "--suite middlegame --margin 150/300 --margin dynamic:97 --audit 8 --json - ";
  const Ran one = Compare(words + "--jobs 1");
  const Ran three = Compare(words + "--jobs 3");
  ASSERT_EQ(one.exit_code, 0) << one.err;
  Json first = JsonOf(one)["result"]["suites"][0];
  Json second = JsonOf(three)["result"]["suites"][0];
  ASSERT_TRUE(first.is_object());
  EXPECT_EQ(first["margins"], second["margins"]);
  int64_t audited = 0;
  for (size_t who = 0; who < 2; ++who) {
    int64_t nodes = 0, cuts = 0;
    for (size_t position = 0; position < 4; ++position) {
      const Json& counters = first["comparison"]["positions"][position]["answers"][who]["counters"];
      EXPECT_EQ(counters, second["comparison"]["positions"][position]["answers"][who]["counters"]);
      nodes += counters["nodes"].get<int64_t>();
      cuts += counters["reverse_futility_cuts"].get<int64_t>();
    }
    EXPECT_EQ(first["margins"][who]["nodes"], nodes);
    EXPECT_EQ(first["margins"][who]["cuts"], cuts);
    EXPECT_GT(cuts, 0);
    audited += first["margins"][who]["audited"]["nodes"].get<int64_t>();
  }
  EXPECT_GT(audited, 8);
  EXPECT_LE(audited, 2 * 4 * 8);
}

TEST_F(MarginsTest, ABareMarginIsTheSettingsOfTheSearch) {
  const Json json =
      JsonOf(Compare("--suite middlegame --program search --margin 20/300 "
                     "--setting reverse_futility_fixed=20 --margin off --json -"));
  const Json& suite = json["result"]["suites"][0];
  EXPECT_EQ(json["identity"]["contestants"][2]["search"], "search:reverse_futility_fixed=20");
  const Json& positions = suite["comparison"]["positions"];
  ASSERT_EQ(positions.size(), 4u);
  bool off_differs = false;
  for (const Json& position : positions) {
    EXPECT_EQ(position["answers"][0]["counters"], position["answers"][2]["counters"]);
    off_differs |= position["answers"][0]["counters"] != position["answers"][1]["counters"];
  }
  EXPECT_TRUE(off_differs);
  EXPECT_EQ(suite["margins"][0]["audited"], suite["margins"][2]["audited"]);
}

TEST_F(MarginsTest, GamesAreKeptAndGoOn) {
  const Ran played = Play(4);
  EXPECT_EQ(played.exit_code, 0) << played.out << played.err;
  EXPECT_THAT(played.out, StartsWith("B (0) against A (150/300)\n"));
  EXPECT_THAT(played.out, HasSubstr("2 of 2 pairs"));
  EXPECT_THAT(played.out, HasSubstr("\n  games: "));
  const size_t at = played.out.rfind("games: ") + 7;
  const std::string file = played.out.substr(at, played.out.size() - at - 1);
  const Ran shown = RunHakari(absl::StrCat("match show ", file));
  EXPECT_THAT(shown.out, HasSubstr("A  search:futility=0,")) << shown.err;
  EXPECT_THAT(shown.out, HasSubstr("2 of 2 pairs"));
  const Json games = JsonOf(Play(8, "--json -"))["result"]["games"];
  ASSERT_EQ(games.size(), 1u);
  EXPECT_EQ(games[0]["resumed"], 2);
  EXPECT_EQ(games[0]["pairs"], 4);
  EXPECT_EQ(games[0]["limits"], "nodes=50");
  EXPECT_EQ(games[0]["file"], file);
  EXPECT_TRUE(games[0]["pairing"]["strength"].is_object());
}

TEST_F(MarginsTest, AFileOfPositionsIsASuiteToo) {
  const Ran ran =
      Compare("suites/middlegame/positions.sfen --as next_move --margin 150 --margin off");
  EXPECT_EQ(ran.exit_code, 4) << "problems of next_move say which moves are right";
  const Ran good = Compare("suites/middlegame/positions.sfen --margin 150 --margin off");
  EXPECT_EQ(good.exit_code, 0) << good.err;
  EXPECT_THAT(good.out, HasSubstr("\nsuites/middlegame/positions.sfen: 4 positions"));
}

void ExpectRefused(const std::string& words, const std::string& why, int code = 2) {
  const Ran ran = RunHakari("compare --quiet " + words);
  EXPECT_EQ(ran.exit_code, code) << words << "\n" << ran.err;
  EXPECT_EQ(ran.out, "") << words;
  EXPECT_THAT(ran.err, HasSubstr(why)) << words;
}

TEST_F(MarginsTest, WhatIsWrongIsSaidBeforeAnyWork) {
  const std::string two = "--margin 150 --margin off ";
  ExpectRefused("--margin 150", "found 1");
  ExpectRefused("--margin 150 --margin fast", "--margin 'fast': expected centipawns");
  ExpectRefused("--margin 150 --margin=-50", "--margin '-50': expected centipawns");
  ExpectRefused("--margin 150 --margin dynamic:101", "a precision is 0 to 100 %");
  ExpectRefused("--margin 150 --margin 300/150", "must not be smaller");
  ExpectRefused(two + "--nodes=-1", "expected a whole number from 1");
  ExpectRefused(two + "--program usi:./engine", "there is nothing to audit");
  ExpectRefused(two + "--program frozen1", "there is nothing to audit");
  ExpectRefused(two + "--suite themes", "does not ask our search for moves");
  ExpectRefused(two + "--suite midlegame", "did you mean `middlegame`?");
  ExpectRefused(two + "--suite /no/such.sfen", "/no/such.sfen");
  ExpectRefused(two + "--games 3", "an even number");
  ExpectRefused(two + "--games 2 --limits soon", "--limits 'soon'");
  ExpectRefused(two + "--games 2 --openings /no/such", "/no/such");
  ExpectRefused(two + absl::StrCat("--suite ", folder_, "/garbage.sfen"), "garbage.sfen", 4);
  for (const char* word : {"--judge", "--same-nodes", "--rounds 2", "--floor 0.1"}) {
    ExpectRefused(two + word, "--margin");
  }
  for (const char* word : {"--suite middlegame", "--games 2", "--audit 2", "--jobs 2"}) {
    ExpectRefused(absl::StrCat("--program search --program search ", word), "--margin");
  }
}

}  // namespace
}  // namespace hakari::cli
