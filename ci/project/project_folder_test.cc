#include "ci/project/project_folder.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>

namespace hakari::project {
namespace {

std::string MakeProject() {
  const std::string root = testing::TempDir() + "/project";
  std::filesystem::create_directories(root + "/ci/cli/deeper");
  std::ofstream(root + "/WORKSPACE");
  return root;
}

TEST(ProjectFolder, IsFoundAboveTheUsersFolder) {
  const std::string root = MakeProject();
  EXPECT_EQ(ProjectFolderAbove(root + "/ci/cli/deeper"), root);
  EXPECT_EQ(ProjectFolderAbove(root), root);
  EXPECT_EQ(ProjectFolderAbove("/"), "");
}

TEST(ProjectFolder, IsWhatTheLauncherSays) {
  const std::string root = MakeProject();
  setenv("HAKARI_ROOT", root.c_str(), 1);
  ASSERT_TRUE(ProjectFolder().ok());
  EXPECT_EQ(*ProjectFolder(), root);
  setenv("HAKARI_ROOT", "/no/such/folder", 1);
  EXPECT_FALSE(ProjectFolder().ok());
  unsetenv("HAKARI_ROOT");
}

TEST(ProjectFolder, IsAboveTheCurrentFolderWhereTheLauncherSaysNothing) {
  const std::filesystem::path before = std::filesystem::current_path();
  const std::string root = std::filesystem::canonical(MakeProject()).string();
  std::filesystem::current_path(root + "/ci/cli/deeper");
  unsetenv("HAKARI_ROOT");
  EXPECT_EQ(ProjectFolder().value_or("none"), root);
  setenv("HAKARI_ROOT", "", 1);
  EXPECT_EQ(ProjectFolder().value_or("none"), root);
  unsetenv("HAKARI_ROOT");
  std::filesystem::current_path("/");
  EXPECT_FALSE(ProjectFolder().ok());
  std::filesystem::current_path(before);
}

// As the launcher leaves it, while the test is in another folder.
class LauncherWordTest : public ::testing::Test {
 protected:
  explicit LauncherWordTest(const std::string& name = "/with launcher")
      : root_(testing::TempDir() + name) {
    std::filesystem::create_directories(root_ + "/ci/cli");
    std::ofstream(root_ + "/WORKSPACE");
    std::ofstream(root_ + "/hakari");
    setenv("HAKARI_ROOT", root_.c_str(), 1);
    setenv("PATH", "/no/such/folder", 1);
  }
  ~LauncherWordTest() override {
    std::filesystem::current_path(here_);
    setenv("PATH", path_.c_str(), 1);
    unsetenv("HAKARI_ROOT");
  }

  const std::string here_ = std::filesystem::current_path().string();
  const std::string path_ = std::getenv("PATH");
  const std::string root_;
};

TEST_F(LauncherWordTest, IsTheWholePathElsewhere) {
  EXPECT_EQ(LauncherWord(), "'" + root_ + "/hakari'");
  EXPECT_EQ(AsTyped("run ./hakari help"), "run '" + root_ + "/hakari' help");
}

TEST_F(LauncherWordTest, IsShortInTheProjectsFolder) {
  std::filesystem::current_path(root_);
  EXPECT_EQ(LauncherWord(), "./hakari");
  std::filesystem::current_path(root_ + "/ci");
  EXPECT_EQ(LauncherWord(), "'" + root_ + "/hakari'");
}

TEST_F(LauncherWordTest, IsBareWherePathLeadsToIt) {
  const std::string bin = testing::TempDir() + "/bin";
  std::filesystem::remove_all(bin);
  std::filesystem::create_directories(bin);
  std::filesystem::create_symlink(root_ + "/hakari", bin + "/hakari");
  setenv("PATH", ("/no/such:" + bin).c_str(), 1);
  EXPECT_EQ(LauncherWord(), "hakari");
  std::filesystem::remove(bin + "/hakari");
  std::ofstream(bin + "/hakari") << "another";
  EXPECT_EQ(LauncherWord(), "'" + root_ + "/hakari'");
}

}  // namespace
}  // namespace hakari::project
