#include <cstdlib>
#include <fstream>
#include <string>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "ci/cli/binary_for_test.h"
#include "gtest/gtest.h"

namespace hakari::cli {
namespace {

TEST(BisectTest, RefusesASuiteThatIsNone) {
  const Ran ran = RunHakari("bisect --good HEAD~1 --suite perf");
  EXPECT_EQ(ran.exit_code, 2);
  EXPECT_TRUE(absl::StrContains(ran.err, "perft")) << ran.err;
}

TEST(BisectTest, NeedsAGoodRevision) {
  EXPECT_EQ(RunHakari("bisect --suite perft").exit_code, 2);
  EXPECT_EQ(RunHakari("bisect --good HEAD --suite perft --rounds 2 --speed").exit_code, 2);
}

// A USI engine that always returns the same answer to a mate search.
std::string EngineThatSays(const std::string& word) {
  return absl::StrCat(
      "#!/bin/sh\nwhile read line; do case $line in usi) echo usiok;; isready) echo readyok;;\n"
      "go*) echo checkmate ",
      word, ";; quit) exit;; esac; done\n");
}

TEST(BisectTest, SearchesTheHistoryOfAnEngineInASubfolder) {
  const std::string repository = testing::TempDir() + "/engine_repository";
  const std::string folder = repository + "/engine";
  const auto run = [](const std::string& line) { ASSERT_EQ(std::system(line.c_str()), 0) << line; };
  run(absl::StrCat("rm -rf ", repository, " && git init -q ", repository, " && mkdir ", folder));
  std::ofstream(folder + "/hakari.json") << R"({"hakari": 1, "name": "wise", "engine": "./wise"})";
  for (int i = 0; i < 4; ++i) {
    std::ofstream(folder + "/wise") << EngineThatSays(i < 2 ? "timeout" : "nomate");
    std::ofstream(folder + "/number") << i;
    run(absl::StrCat("cd ", folder, " && chmod +x wise && git add hakari.json wise number && git ",
                     "-c user.name=a -c user.email=a@b -c commit.gpgsign=false commit -q -m change",
                     i));
  }
  // Replaces Hakari's own folder; has the problems of the suite.
  const std::string hakari = testing::TempDir() + "/hakari_folder";
  run(absl::StrCat("mkdir -p ", hakari, "/ci/cli ", hakari, "/suites && touch ", hakari,
                   "/WORKSPACE && cp -rL suites/mate ", hakari, "/suites/"));
  setenv("HAKARI_ROOT", hakari.c_str(), 1);
  const Ran ran =
      RunHakariIn(folder, "bisect --good HEAD~3 --suite themes --problem double-check-1 --quiet");
  unsetenv("HAKARI_ROOT");
  EXPECT_EQ(ran.exit_code, 0) << ran.err;
  EXPECT_TRUE(absl::StrContains(ran.out, "first bad commit\n")) << ran.out;
  EXPECT_TRUE(absl::StrContains(ran.out, " change2\n")) << ran.out;
  EXPECT_TRUE(absl::StrContains(ran.out, "double-check-1: ")) << ran.out;
}

}  // namespace
}  // namespace hakari::cli
