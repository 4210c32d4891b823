// Which file is the history: the one that is named, else the engine's, else the project's.

#include "ci/cli/trend/history_option.h"

#include <gtest/gtest.h>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>

#include "absl/strings/match.h"

namespace hakari::cli {
namespace {

namespace fs = std::filesystem;

class HistoryOptionTest : public testing::Test {
 protected:
  void SetUp() override {
    fs::remove_all(folder_);
    fs::create_directories(folder_ + "/ci/cli");
    std::ofstream(folder_ + "/WORKSPACE") << "\n";
    fs::create_directories(engine_ + "/src");
    setenv("HAKARI_ROOT", folder_.c_str(), 1);
    fs::current_path(folder_);
  }
  void TearDown() override { fs::current_path(before_); }

  const fs::path before_ = fs::current_path();
  const std::string folder_ = testing::TempDir() + "/history_option";
  const std::string engine_ = testing::TempDir() + "/history_option_engine";
};

TEST_F(HistoryOptionTest, ANamedFileIsTaken) {
  EXPECT_EQ(*HistoryPath("some.sqlite"), "some.sqlite");
}

TEST_F(HistoryOptionTest, TheProjectHasOne) {
  EXPECT_EQ(*HistoryPath(""), folder_ + "/" + ".hakari/history.sqlite");
  setenv("HAKARI_ROOT", "/no/such/folder", 1);
  EXPECT_FALSE(HistoryPath("").ok());
}

TEST_F(HistoryOptionTest, AnEnginesOwnGoesBefore) {
  const std::string file = engine_ + "/hakari.json";
  std::ofstream(file) << R"({"hakari": 1, "name": "mine", "engine": "./mine"})";
  fs::current_path(engine_ + "/src");
  const auto path = HistoryPath("");
  ASSERT_TRUE(path.ok()) << path.status();
  EXPECT_EQ(*path, fs::canonical(engine_).string() + "/.hakari/history.sqlite");
  std::ofstream(file) << "{";
  const absl::Status damaged = HistoryPath("").status();
  EXPECT_FALSE(damaged.ok());
  EXPECT_TRUE(absl::StrContains(damaged.message(), "hakari.json")) << damaged;
}

}  // namespace
}  // namespace hakari::cli
