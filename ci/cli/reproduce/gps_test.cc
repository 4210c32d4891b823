// End-to-end tests of `reproduce gps`, in a separate project; the counts of versions that never
// change must equal their goldens.
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

// There are goldens with these nodes, and whole books take only seconds.
constexpr char kNodes[] = "--nodes 1000";

class GpsTest : public ::testing::Test {
 protected:
  GpsTest() {
    std::filesystem::remove_all(root_);
    for (const char* folder : {"ci/cli", "golden/published", "suites/mate"}) {
      std::filesystem::create_directories(Path(folder));
    }
    Write("WORKSPACE", "");
    const auto all = std::filesystem::copy_options::recursive;
    for (const char* folder : {"golden/published/gps", "golden/gps", "suites/next_move"}) {
      std::filesystem::copy(folder, Path(folder), all);
    }
    for (const char* file : {"suites/mate/choosing.sfen", "suites/mate/positions.sfen"}) {
      std::filesystem::copy_file(file, Path(file));
    }
    setenv("HAKARI_ROOT", root_.c_str(), 1);
  }

  Ran Reproduce(const std::string& arguments) const {
    return RunHakari(absl::StrCat("reproduce gps/problems --quiet ", arguments));
  }
  // Two small books. The fake engine plays 7g7f, which is right, illegal and wrong in these
  // problems.
  std::string TwoBooks() const {
    Write("books.sfen",
          "startpos moves 2g2f 3c3d ; id=a book=blue best=7g7f\n"
          "sfen 4k4/9/9/9/4r4/4G4/9/9/4K4 b - 1 ; id=b book=blue best=5f5e\n"
          "startpos moves 2g2f 8c8d ; id=c book=green best=2f2e\n");
    return "--problems " + Path("books.sfen");
  }
  std::string Path(const std::string& file) const { return absl::StrCat(root_, "/", file); }
  void Write(const std::string& file, const std::string& text) const {
    ASSERT_TRUE(WriteFileAtomically(Path(file), text).ok());
  }

  const std::string root_ = ::testing::TempDir() + "/project";
};

TEST_F(GpsTest, VersionsThatNeverChangeCountAsAccepted) {
  const Ran ran = Reproduce(kNodes);
  EXPECT_EQ(ran.exit_code, 0) << ran.err << ran.out;
  EXPECT_TRUE(absl::StrContains(ran.out, "171 (79.2 %)")) << ran.out;
  EXPECT_TRUE(absl::StrContains(ran.out, "3 settings compared, 0 differences, 0 settings"))
      << ran.out;
}

TEST_F(GpsTest, ProblemsAndVersionsOfOnesOwn) {
  const std::string words =
      absl::StrCat(TwoBooks(),
                   " --version search:frozen1 --version 'usi:base/process/testing/fake_engine "
                   "several-lines' ",
                   kNodes);
  const Ran ran = Reproduce(absl::StrCat(words, " --json ", Path("made.json")));
  EXPECT_EQ(ran.exit_code, 0) << ran.err << ran.out;
  EXPECT_TRUE(absl::StrContains(ran.out, "book 1 (blue)")) << ran.out;
  EXPECT_TRUE(absl::StrContains(ran.out, "  1 of 2, 50.0 % [")) << ran.out;
  EXPECT_TRUE(absl::StrContains(ran.out, "  0 of 1, 0.0 % [")) << ran.out;
  EXPECT_TRUE(absl::StrContains(ran.out, "several-lines did not answer 1 problems of book blue"))
      << ran.out;
  EXPECT_FALSE(absl::StrContains(ran.out, "exact counts")) << "there is no golden of them";
  const std::string json = ReadTextFile(Path("made.json")).value_or("not there");
  EXPECT_TRUE(absl::StrContains(json, "\"id\": \"gps/problems\"")) << json;
}

TEST_F(GpsTest, UsualVersionsAndOthers) {
  const Ran ran = Reproduce(
      absl::StrCat("--version default --version search:null_move=0 ", TwoBooks(), " ", kNodes));
  EXPECT_EQ(ran.exit_code, 0) << ran.err;
  EXPECT_TRUE(absl::StrContains(ran.out, "autumn 2008: search:frozen1 ")) << ran.out;
  EXPECT_TRUE(absl::StrContains(ran.out, "  search:null_move=0 ")) << ran.out;
}

TEST_F(GpsTest, ShardsBecomeAWhole) {
  const std::string words = absl::StrCat(TwoBooks(), " ", kNodes);
  EXPECT_EQ(Reproduce(words + " --shard 1/2").exit_code, 0);
  EXPECT_EQ(Reproduce(words + " --shard 2/2").exit_code, 0);
  const Ran whole = Reproduce(words);
  EXPECT_EQ(whole.exit_code, 0) << whole.err;
  EXPECT_TRUE(absl::StrContains(whole.out, "of 2, ")) << whole.out;
}

TEST_F(GpsTest, MistakesHaveTheirCodes) {
  const std::string books = TwoBooks();
  const auto code = [&](const std::string& words) {
    return Reproduce(absl::StrCat(words, " ", kNodes)).exit_code;
  };
  EXPECT_EQ(code("--problems " + Path("nowhere")), 2);
  EXPECT_EQ(code(books + " --version nobody"), 2);
  EXPECT_EQ(code(books + " --version search:no_move=1"), 2);
  EXPECT_EQ(code(books + " --version search --version search"), 2);
  EXPECT_EQ(RunHakari("reproduce thesis/order --quiet --version search").exit_code, 2);
  Write("garbage.sfen", "not a problem\n");
  EXPECT_EQ(code("--problems " + Path("garbage.sfen")), 4);
  const Ran dead =
      Reproduce(books + " --version 'usi:base/process/testing/fake_engine exits-on-go'");
  EXPECT_EQ(dead.exit_code, 4);
  EXPECT_TRUE(absl::StrContains(dead.err, "answered no problem of book blue")) << dead.err;
}

}  // namespace
}  // namespace hakari::cli
