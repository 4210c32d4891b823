#include "ci/cli/bench/peers.h"

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>

#include "gtest/gtest.h"

namespace hakari::cli {
namespace {

namespace fs = std::filesystem;

class PeersTest : public testing::Test {
 protected:
  void SetUp() override {
    fs::remove_all(project_);
    fs::create_directories(project_ + "/ci/cli");
    fs::create_directories(project_ + "/bazel-bin/bench/peers");
    std::ofstream(project_ + "/WORKSPACE") << "\n";
    setenv("HAKARI_ROOT", project_.c_str(), 1);
  }

  const std::string project_ = testing::TempDir() + "/project";
  // Any file that can be read stands for the library's.
  const std::string there_ = project_ + "/WORKSPACE";
};

using PeersDeathTest = PeersTest;

TEST_F(PeersDeathTest, BecomesTheProgram) {
  const std::string program = project_ + "/bazel-bin/bench/peers/peers";
  std::ofstream(program) << "#!/bin/sh\necho compared >&2\nexit 7\n";
  fs::permissions(program, fs::perms::owner_all);
  EXPECT_EXIT(RunPeers(there_), testing::ExitedWithCode(7), "compared");
}

TEST_F(PeersTest, SaysWhatIsMissing) {
  testing::internal::CaptureStderr();
  EXPECT_EQ(RunPeers(project_ + "/no-such-header"), report::ExitCode::kInvalid);
  EXPECT_NE(testing::internal::GetCapturedStderr().find("apt-get install libosl-dev"),
            std::string::npos);
  testing::internal::CaptureStderr();
  EXPECT_EQ(RunPeers(there_), report::ExitCode::kInvalid);
  EXPECT_NE(testing::internal::GetCapturedStderr().find("the launcher builds it"),
            std::string::npos);
}

}  // namespace
}  // namespace hakari::cli
