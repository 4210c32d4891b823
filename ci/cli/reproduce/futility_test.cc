// End-to-end tests of `reproduce futility`, in a separate project; the counts of the pinned games
// must equal their golden.
#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <string>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_replace.h"
#include "base/files/text_file.h"
#include "ci/cli/binary_for_test.h"

namespace hakari::cli {
namespace {

constexpr char kGolden[] = "golden/futility/games-1000.golden";
// So few games and nodes that all tables take only seconds.
constexpr char kSmall[] = "--nodes 300 --most-games 4";

class FutilityTest : public ::testing::Test {
 protected:
  FutilityTest() {
    std::filesystem::remove_all(root_);
    for (const char* folder : {"ci/cli", "golden/published", "suites/mate", "suites/match"}) {
      std::filesystem::create_directories(Path(folder));
    }
    Write("WORKSPACE", "");
    const auto all = std::filesystem::copy_options::recursive;
    for (const char* folder : {"golden/published/futility", "golden/futility"}) {
      std::filesystem::copy(folder, Path(folder), all);
    }
    for (const char* file : {"suites/mate/choosing.sfen", "suites/mate/positions.sfen",
                             "suites/match/openings.usi.zst"}) {
      std::filesystem::copy_file(file, Path(file));
    }
    setenv("HAKARI_ROOT", root_.c_str(), 1);
  }

  Ran Reproduce(const std::string& arguments) const {
    return RunHakari(absl::StrCat("reproduce ", arguments));
  }
  std::string Path(const std::string& file) const { return absl::StrCat(root_, "/", file); }
  std::string Read(const std::string& file) const {
    return ReadTextFile(Path(file)).value_or("not there");
  }
  void Write(const std::string& file, const std::string& text) const {
    ASSERT_TRUE(WriteFileAtomically(Path(file), text).ok());
  }

  const std::string root_ = ::testing::TempDir() + "/project";
};

TEST_F(FutilityTest, FixedGamesCountAsAccepted) {
  const Ran ran = Reproduce(absl::StrCat("futility/figure-3 --quiet ", kSmall));
  EXPECT_EQ(ran.exit_code, 0) << ran.err << ran.out;
  EXPECT_TRUE(absl::StrContains(ran.out, "fall gently up to 40")) << ran.out;
  EXPECT_TRUE(absl::StrContains(ran.out, absl::StrCat(kGolden, ": "))) << ran.out;
  EXPECT_TRUE(absl::StrContains(ran.out, " 0 differences, 0 settings not in this golden"))
      << ran.out;
}

TEST_F(FutilityTest, TheWholePaperWithItsPlanAndPage) {
  const Ran ran = Reproduce(absl::StrCat("futility ", kSmall, " --json ", Path("made.json"),
                                         " --html ", Path("made.html")));
  EXPECT_EQ(ran.exit_code, 0) << ran.err << ran.out;
  EXPECT_TRUE(absl::StrContains(ran.err, "plan: ")) << ran.err;
  EXPECT_TRUE(absl::StrContains(ran.err, " games of 300 nodes a move, ")) << ran.err;
  for (const char* id : {"futility/figure-2", "futility/figure-3", "futility/1",
                         "futility/figure-4", "futility/overhead"}) {
    EXPECT_TRUE(absl::StrContains(ran.out, absl::StrCat("\n", id, "  ")) ||
                absl::StartsWith(ran.out, absl::StrCat(id, "  ")))
        << id << "\n"
        << ran.out;
    EXPECT_TRUE(absl::StrContains(Read("made.json"), absl::StrCat("\"id\": \"", id, "\"")));
  }
  EXPECT_TRUE(absl::StrContains(ran.out, "144-141-15")) << ran.out;
  EXPECT_TRUE(absl::StrContains(Read("made.html"), "<svg "));
}

TEST_F(FutilityTest, ShardsBecomeTheSameWhole) {
  const std::string words = absl::StrCat("futility/figure-2 futility/overhead --quiet ", kSmall);
  const Ran whole = Reproduce(words);
  EXPECT_EQ(whole.exit_code, 0) << whole.err;
  std::filesystem::remove_all(Path(".hakari"));
  for (const char* shard : {"1/2", "2/2"}) {
    const Ran ran = Reproduce(absl::StrCat(words, " --shard ", shard));
    EXPECT_EQ(ran.exit_code, 0) << ran.err;
  }
  const Ran merged = Reproduce(words);
  EXPECT_EQ(merged.exit_code, 0) << merged.err;
  // The figures before the overhead contain no times.
  const std::string figure = whole.out.substr(0, whole.out.find("futility/overhead"));
  EXPECT_EQ(merged.out.substr(0, figure.size()), figure);
}

TEST_F(FutilityTest, CountsAreHeldToWhatWasAccepted) {
  const std::string words = absl::StrCat("futility/figure-2 --quiet ", kSmall);
  std::filesystem::remove_all(Path("golden/futility"));
  const Ran none = Reproduce(words);
  EXPECT_EQ(none.exit_code, 0) << none.err;
  EXPECT_TRUE(absl::StrContains(none.out, absl::StrCat("no ", kGolden))) << none.out;
  const Ran accepted = Reproduce(words + " --accept --reason \"the first\"");
  EXPECT_EQ(accepted.exit_code, 0) << accepted.err;
  const std::string golden = Read(kGolden);
  EXPECT_TRUE(absl::StrContains(golden, "counting.depth1.margin050")) << accepted.out;
  EXPECT_EQ(Reproduce(words).exit_code, 0);
  Write(kGolden, absl::StrReplaceAll(golden, {{"tries=", "tries=1"}}));
  EXPECT_EQ(Reproduce(words).exit_code, 4) << "this was not accepted";
}

TEST_F(FutilityTest, MistakesHaveTheirCodes) {
  EXPECT_EQ(Reproduce("futility/1 --quiet --most-games 0").exit_code, 2);
  EXPECT_EQ(Reproduce("thesis/order --quiet --most-games 4").exit_code, 2);
  EXPECT_EQ(Reproduce("futility/2 --quiet").exit_code, 2);
  std::filesystem::remove(Path("suites/match/openings.usi.zst"));
  EXPECT_NE(Reproduce(absl::StrCat("futility/figure-2 --quiet ", kSmall)).exit_code, 0);
}

}  // namespace
}  // namespace hakari::cli
