// End-to-end tests of the thesis's tables that are made of games, in a separate project.
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

class ThesisPlayTest : public ::testing::Test {
 protected:
  ThesisPlayTest() {
    std::filesystem::remove_all(root_);
    for (const char* folder :
         {"ci/cli", "golden/published", "suites/mate", "suites/match", "suites/corpus"}) {
      std::filesystem::create_directories(Path(folder));
    }
    EXPECT_TRUE(WriteFileAtomically(Path("WORKSPACE"), "").ok());
    std::filesystem::copy("golden/published/thesis", Path("golden/published/thesis"));
    for (const char* file : {"suites/mate/choosing.sfen", "suites/mate/positions.sfen",
                             "suites/match/openings.usi.zst", "suites/corpus/games.usi.zst"}) {
      std::filesystem::copy_file(file, Path(file));
    }
    setenv("HAKARI_ROOT", root_.c_str(), 1);
  }

  Ran Reproduce(const std::string& arguments) const {
    return RunHakari(absl::StrCat("reproduce ", arguments));
  }
  std::string Path(const std::string& file) const { return absl::StrCat(root_, "/", file); }

  const std::string root_ = ::testing::TempDir() + "/project";
};

TEST_F(ThesisPlayTest, TablesWithTheirPlanAndPage) {
  const Ran ran = Reproduce(
      absl::StrCat("thesis/4.1 thesis/play-thirds thesis/figure-4.2-play --most-games 2 --html ",
                   Path("made.html")));
  EXPECT_EQ(ran.exit_code, 0) << ran.err << ran.out;
  EXPECT_TRUE(absl::StrContains(ran.err, "plan: 16 games of depth ")) << ran.err;
  EXPECT_TRUE(absl::StrContains(ran.out, "0.545")) << ran.out;
  EXPECT_TRUE(absl::StrContains(ran.out, "sigmoid, the sharper classifier, 30 % on mates"));
  EXPECT_TRUE(absl::StrContains(ran.out, "2 games a row, depth ")) << ran.out;
  EXPECT_TRUE(absl::StrContains(ran.out, "With this scale the effort")) << ran.out;
  EXPECT_TRUE(absl::StrContains(ran.out, "calls recorded in 8 games")) << ran.out;
  EXPECT_FALSE(absl::StrContains(ran.out, "golden/futility")) << "no margin was counted";
  EXPECT_TRUE(absl::StrContains(ReadTextFile(Path("made.html")).value_or(""), "<svg "));
  // Kept games are not played again; otherwise times would differ.
  const Ran again = Reproduce("thesis/4.1 --most-games 2 --quiet");
  EXPECT_EQ(again.exit_code, 0) << again.err;
  EXPECT_EQ(ran.out.substr(0, 2000), again.out.substr(0, 2000));
}

TEST_F(ThesisPlayTest, ShardsBecomeAWhole) {
  const std::string words = "thesis/figure-4.7 --quiet --most-games 4";
  for (const char* shard : {"1/2", "2/2"}) {
    const Ran ran = Reproduce(absl::StrCat(words, " --shard ", shard));
    EXPECT_EQ(ran.exit_code, 0) << ran.err;
    EXPECT_TRUE(absl::StrContains(ran.out, "is done")) << ran.out;
  }
  const Ran merged = Reproduce(words);
  EXPECT_EQ(merged.exit_code, 0) << merged.err;
  EXPECT_TRUE(absl::StrContains(merged.out, "4 games a row, depth ")) << merged.out;
  EXPECT_TRUE(absl::StrContains(merged.out, " of 4, ")) << merged.out;
}

TEST_F(ThesisPlayTest, WithoutGamesToReplayItSaysSo) {
  std::filesystem::remove(Path("suites/corpus/games.usi.zst"));
  const Ran ran = Reproduce("thesis/4.2 --quiet --most-games 2");
  EXPECT_NE(ran.exit_code, 0);
  EXPECT_TRUE(absl::StrContains(ran.err, "suites/corpus/games.usi.zst")) << ran.err;
}

}  // namespace
}  // namespace hakari::cli
