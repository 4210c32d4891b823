// End-to-end tests of `reproduce engine`, in a separate project, at the smallest possible size.
#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <string>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "base/files/text_file.h"
#include "ci/cli/binary_for_test.h"

namespace hakari::cli {
namespace {

// One pair of games per part, two positions.
constexpr char kSmall[] = "engine/ablation/without --nodes 20 --most-games 2";

class EngineTest : public ::testing::Test {
 protected:
  EngineTest() {
    std::filesystem::remove_all(root_);
    std::filesystem::create_directories(Path("ci/cli"));
    for (const char* file : {"suites/mate/choosing.sfen", "suites/mate/positions.sfen",
                             "suites/match/openings.usi.zst", "suites/middlegame/positions.sfen",
                             "suites/next_move/examples.sfen"}) {
      std::filesystem::create_directories(std::filesystem::path(Path(file)).parent_path());
      std::filesystem::copy_file(file, Path(file));
    }
    EXPECT_TRUE(WriteFileAtomically(Path("WORKSPACE"), "").ok());
    setenv("HAKARI_ROOT", root_.c_str(), 1);
  }

  Ran Reproduce(const std::string& arguments) const {
    return RunHakari(absl::StrCat("reproduce ", arguments));
  }
  std::string Path(const std::string& file) const { return absl::StrCat(root_, "/", file); }

  const std::string root_ = ::testing::TempDir() + "/project";
};

TEST_F(EngineTest, ShardsBecomeAWholeWithItsPlanAndPicture) {
  for (const char* shard : {"1/3", "2/3", "3/3"}) {
    const Ran ran = Reproduce(absl::StrCat(kSmall, " --quiet --shard ", shard));
    EXPECT_EQ(ran.exit_code, 0) << ran.err;
  }
  const Ran whole = Reproduce(absl::StrCat(kSmall, " --html ", Path("made.html")));
  EXPECT_EQ(whole.exit_code, 0) << whole.err;
  EXPECT_TRUE(absl::StrContains(whole.err, "plan: ")) << whole.err;
  EXPECT_TRUE(absl::StrContains(whole.err, " searches to depth 9 of about")) << whole.err;
  for (const char* words : {"engine/ablation/without  ", "nodes to depth 9", "\n  (default)",
                            "\n  null_move ", "\n  table (singular with it) ", "\n  terms: pins ",
                            "Every part makes the default stronger in games: shown for "}) {
    EXPECT_TRUE(absl::StrContains(whole.out, words)) << words << "\n" << whole.out;
  }
  EXPECT_FALSE(absl::StrContains(whole.out, "exact counts")) << "these games have no golden";
  const std::string page = ReadTextFile(Path("made.html")).value_or("not there");
  EXPECT_TRUE(absl::StrContains(page, "<title>What each part is worth to the default</title>"));
}

TEST_F(EngineTest, WhatIsMissingIsSaidBeforeAnyGame) {
  std::filesystem::remove(Path("suites/middlegame/positions.sfen"));
  const Ran ran = Reproduce(kSmall);
  EXPECT_NE(ran.exit_code, 0);
  EXPECT_TRUE(absl::StrContains(ran.err, "suites/middlegame/positions.sfen")) << ran.err;
}

}  // namespace
}  // namespace hakari::cli
