// `check` as a user meets it: the binary, in a project of its own, on the real suites.
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

class CheckCommandTest : public ::testing::Test {
 protected:
  CheckCommandTest() {
    std::filesystem::remove_all(root_);
    std::filesystem::create_directories(root_ + "/ci/cli");
    std::filesystem::copy("suites", root_ + "/suites", std::filesystem::copy_options::recursive);
    EXPECT_TRUE(WriteFileAtomically(root_ + "/WORKSPACE", "").ok());
    setenv("HAKARI_ROOT", root_.c_str(), 1);
  }

  const std::string root_ = ::testing::TempDir() + "/project";
};

TEST_F(CheckCommandTest, WithoutAGoldenIsInvalid) {
  const Ran ran = RunHakari("check");
  EXPECT_EQ(ran.exit_code, 4);
  EXPECT_TRUE(absl::StartsWith(ran.out, "INVALID  perft: ")) << ran.out;
}

TEST_F(CheckCommandTest, IsNeverRedWhenTheCountsAreRight) {
  std::filesystem::copy("golden", root_ + "/golden", std::filesystem::copy_options::recursive);
  const Ran ran = RunHakari("--json " + root_ + "/result.json");  // no word is `check`
  EXPECT_TRUE(ran.exit_code == 0 || ran.exit_code == 3) << ran.exit_code << ran.out << ran.err;
  EXPECT_TRUE(absl::StartsWith(ran.out, ran.exit_code == 0 ? "PASS  " : "INCONCLUSIVE  "))
      << ran.out;
  const std::string json = ReadTextFile(root_ + "/result.json").value_or("");
  EXPECT_TRUE(absl::StrContains(json, "\"schema\": \"hakari-check\"")) << json;
}

// Of these no slice is run here: pds is not the program that runs first.
TEST_F(CheckCommandTest, AGoldenThatNothingRunsIsReadAllTheSame) {
  std::filesystem::copy("golden", root_ + "/golden", std::filesystem::copy_options::recursive);
  const std::string path = root_ + "/golden/mate/dfpn-10000.golden";
  const std::string golden = ReadTextFile(path).value_or("");
  ASSERT_TRUE(absl::StrContains(golden, "g00001-03\t"));
  const size_t row = golden.find("g00001-03\t");
  const size_t nodes = golden.find("nodes=", row) + std::string("nodes=").size();
  ASSERT_TRUE(
      WriteFileAtomically(path, absl::StrCat(golden.substr(0, nodes), "9", golden.substr(nodes)))
          .ok());
  const Ran ran = RunHakari("check");
  EXPECT_EQ(ran.exit_code, 4) << ran.out << ran.err;
  EXPECT_TRUE(absl::StrContains(ran.out, "1 golden is not fit")) << ran.out;
  EXPECT_TRUE(absl::StrContains(ran.out, "dfpn-10000.golden: the checksum does not fit"))
      << ran.out;
}

TEST_F(CheckCommandTest, RefusesWhatItDoesNotKnow) {
  const Ran ran = RunHakari("--fulll");
  EXPECT_EQ(ran.exit_code, 2);
  EXPECT_TRUE(absl::StrContains(ran.err, "did you mean `--full`?")) << ran.err;
  EXPECT_EQ(RunHakari("check extra").exit_code, 2);
}

}  // namespace
}  // namespace hakari::cli
