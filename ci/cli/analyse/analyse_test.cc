// End-to-end tests of `hakari analyse`.
#include <cstdlib>
#include <nlohmann/json.hpp>
#include <string>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "base/files/text_file.h"
#include "ci/cli/binary_for_test.h"
#include "gtest/gtest.h"

namespace hakari::cli {
namespace {

using absl::StrContains;

TEST(AnalyseTest, APositionBeginsWithItsBestMove) {
  const Ran ran = RunHakari("analyse \"4k4/9/4P4/9/9/9/9/9/4K4 b G 1\" --nodes 500 --table-mib 1");
  ASSERT_EQ(ran.exit_code, 0) << ran.err;
  EXPECT_EQ(ran.out.find("G*5b ▲５二金打, mate"), 0u) << ran.out;
  EXPECT_TRUE(StrContains(ran.out, "\n1. mate")) << ran.out;
}

TEST(AnalyseTest, SeveralLinesAsJson) {
  const Ran ran =
      RunHakari("analyse startpos --nodes 2000 --lines 2 --table-mib 1 --json - 2>/dev/null");
  ASSERT_EQ(ran.exit_code, 0) << ran.err;
  const auto json = nlohmann::json::parse(ran.out);
  EXPECT_EQ(json["schema"], "hakari-analysis");
  EXPECT_EQ(json["result"]["lines"].size(), 2u);
  EXPECT_EQ(json["identity"]["nodes"], 2000);
}

TEST(AnalyseTest, TheSameTwice) {
  const char kWords[] = "analyse startpos --depth 4 --table-mib 1";
  EXPECT_EQ(RunHakari(kWords).out, RunHakari(kWords).out);
}

TEST(AnalyseTest, ARecordIsGoneThrough) {
  const std::string file = absl::StrCat(std::getenv("TEST_TMPDIR"), "/game.usi");
  ASSERT_TRUE(WriteFileAtomically(file, "startpos moves 7g7f 3c3d 2g2f\n").ok());
  const Ran ran =
      RunHakari(absl::StrCat("analyse --quiet --nodes 300 --table-mib 1 --record ", file));
  ASSERT_EQ(ran.exit_code, 0) << ran.err;
  EXPECT_EQ(ran.out.find("▲black: 2 moves, "), 0u) << ran.out;
  EXPECT_TRUE(StrContains(ran.out, "    3  ▲２六歩(27)")) << ran.out;
}

TEST(AnalyseTest, MistakesAreNamed) {
  const auto complaint = [](const std::string& words) {
    const Ran ran = RunHakari(absl::StrCat("analyse ", words));
    EXPECT_EQ(ran.exit_code, 2) << words << ": " << ran.out;
    return ran.err;
  };
  EXPECT_TRUE(StrContains(complaint(""), "expected a position or --record"));
  EXPECT_TRUE(StrContains(complaint("\"4k4/9/9/9/9/9/9/9/9 b - 1\""), "black has no king"));
  EXPECT_TRUE(StrContains(complaint("startpos --settings nul_move=1"), "nul_move"));
  EXPECT_TRUE(StrContains(complaint("startpos --depth 0"), "expected a whole number from 1"));
  EXPECT_TRUE(StrContains(complaint("--record /no/such/file"), "/no/such/file"));
}

}  // namespace
}  // namespace hakari::cli
