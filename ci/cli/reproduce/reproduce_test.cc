// End-to-end tests of `reproduce`, in a separate project with a handmade model and few nodes.
#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <string>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "base/files/text_file.h"
#include "ci/cli/binary_for_test.h"
#include "engine/predict/linear_model.h"
#include "engine/predict/model_file.h"
#include "engine/predict/search/model_for_test.h"

namespace hakari::cli {
namespace {

constexpr char kModel[] = "hand_made_model.txt";

class ReproduceTest : public ::testing::Test {
 protected:
  ReproduceTest() {
    std::filesystem::remove_all(root_);
    for (const char* folder : {"ci/cli", "golden/published", "suites/mate"}) {
      std::filesystem::create_directories(Path(folder));
    }
    Write("WORKSPACE", "");
    WriteModel(predict::testing::HandMadeModel());
    for (const char* file : {"suites/mate/choosing.sfen", "suites/mate/positions.sfen"}) {
      std::filesystem::copy_file(file, Path(file));
    }
    std::filesystem::copy("golden/published/thesis", Path("golden/published/thesis"),
                          std::filesystem::copy_options::recursive);
    setenv("HAKARI_ROOT", root_.c_str(), 1);
  }

  Ran Reproduce(const std::string& arguments) const {
    return RunHakari(
        absl::StrCat("reproduce --nodes 300 --quiet --model ", Path(kModel), " ", arguments));
  }
  void WriteModel(const predict::LinearModel& model) {
    Write(kModel, predict::FormatModel(model, {{"by", "hand"}}));
  }
  std::string Path(const std::string& file) const { return absl::StrCat(root_, "/", file); }
  std::string Read(const std::string& file) const {
    return ReadTextFile(Path(file)).value_or("not there");
  }
  void Write(const std::string& file, const std::string& text) {
    ASSERT_TRUE(WriteFileAtomically(Path(file), text).ok());
  }

  const std::string root_ = ::testing::TempDir() + "/project";
};

TEST_F(ReproduceTest, ListsItsTables) {
  const Ran ran = Reproduce("list");
  EXPECT_EQ(ran.exit_code, 0) << ran.err;
  EXPECT_TRUE(absl::StrContains(ran.out, "thesis/4.7 ")) << ran.out;
  EXPECT_TRUE(absl::StrContains(ran.out, "thesis/figure-4.12 ")) << ran.out;
}

TEST_F(ReproduceTest, SetsPublishedAndMeasuredSideBySide) {
  const Ran ran = Reproduce("thesis/4.15 thesis/4.16 thesis/4.17");
  EXPECT_EQ(ran.exit_code, 0) << ran.err;
  EXPECT_TRUE(absl::StrContains(ran.out, "3374215066")) << ran.out;
  EXPECT_TRUE(absl::StrContains(ran.out, "527 positions (positions-1of19) of at most 300 nodes"));
  EXPECT_TRUE(absl::StrContains(ran.out, "change by -85.7 %: ")) << ran.out;
}

TEST_F(ReproduceTest, AMistypedNameIsBadUsageAndNamesTheNearest) {
  const Ran ran = Reproduce("thesis/4.155");
  EXPECT_EQ(ran.exit_code, 2);
  EXPECT_TRUE(absl::StrContains(ran.err, "did you mean 'thesis/4.15'?")) << ran.err;
  EXPECT_EQ(Reproduce("").exit_code, 2);
}

TEST_F(ReproduceTest, AModelThatIsNotThereIsBadUsage) {
  std::filesystem::remove(Path(kModel));
  const Ran ran = Reproduce("thesis/4.7");
  EXPECT_EQ(ran.exit_code, 2);
  EXPECT_TRUE(absl::StrContains(ran.err, Path(kModel))) << ran.err;
}

TEST_F(ReproduceTest, WithoutOneTheShippedModelIsMeant) {
  const std::string words = "reproduce --nodes 300 --quiet thesis/order";
  const Ran ran = RunHakari(words + " --accept --reason \"the shipped\"");
  EXPECT_EQ(ran.exit_code, 0) << ran.err;
  EXPECT_EQ(RunHakari(words).exit_code, 0);
  EXPECT_EQ(Reproduce("thesis/order").exit_code, 4) << "another model makes the golden stale";
}

TEST_F(ReproduceTest, CountsAreHeldToWhatWasAccepted) {
  EXPECT_EQ(Reproduce("thesis/order --accept").exit_code, 2) << "a reason is needed";
  const Ran accepted = Reproduce("thesis/order --accept --reason \"the first\"");
  EXPECT_EQ(accepted.exit_code, 0) << accepted.err;
  const Ran again = Reproduce("thesis/order --fresh");
  EXPECT_EQ(again.exit_code, 0) << again.out;
  EXPECT_TRUE(absl::StrContains(again.out, "2 settings compared, 0 differences")) << again.out;
  predict::LinearModel other = predict::testing::HandMadeModel();
  ++other.bias;
  WriteModel(other);
  const Ran stale = Reproduce("thesis/order --fresh");
  EXPECT_EQ(stale.exit_code, 4) << stale.out;
  EXPECT_TRUE(absl::StrContains(stale.out, "configuration")) << stale.out;
}

TEST_F(ReproduceTest, ShardsBecomeAWhole) {
  EXPECT_EQ(Reproduce("thesis/order --shard 1/2").exit_code, 0);
  EXPECT_EQ(Reproduce("thesis/order --shard 2/2").exit_code, 0);
  const Ran whole = Reproduce("thesis/order");
  EXPECT_EQ(whole.exit_code, 0) << whole.err;
  EXPECT_TRUE(absl::StrContains(whole.out, "Ordering moves")) << whole.out;
}

TEST_F(ReproduceTest, WritesJsonAndPage) {
  const Ran ran = Reproduce(
      absl::StrCat("thesis/figure-4.13 --json ", Path("made.json"), " --html ", Path("made.html")));
  EXPECT_EQ(ran.exit_code, 0) << ran.err;
  EXPECT_TRUE(absl::StrContains(Read("made.json"), "\"id\": \"thesis/figure-4.13\""));
  EXPECT_TRUE(absl::StrContains(Read("made.html"), "<svg "));
}

}  // namespace
}  // namespace hakari::cli
