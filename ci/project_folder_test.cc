#include "ci/project_folder.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>

namespace hakari {
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

}  // namespace
}  // namespace hakari
