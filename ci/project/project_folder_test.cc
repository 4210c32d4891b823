#include "ci/project/project_folder.h"

#include <gtest/gtest.h>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "ci/project/engine_project.h"
#include "ci/project/new_project.h"
#include "ci/project/suite_choice.h"
#include "gtest/gtest.h"

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

// Sets what the launcher sets; the test runs in another folder.
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

NewProject Fake(const std::string& folder, const std::string& behaviour) {
  NewProject project;
  project.folder = absl::StrCat(::testing::TempDir(), "/", folder);
  std::filesystem::create_directories(project.folder);
  project.engine = std::filesystem::absolute("base/process/testing/fake_engine").string();
  project.arguments = {behaviour};
  return project;
}

TEST(NewProjectTest, WhatIsWrittenIsReadAndNeverWrittenOver) {
  const NewProject project = Fake("new", "good");
  const auto written = WriteNewProject(project);
  ASSERT_TRUE(written.ok()) << written.status();
  EXPECT_EQ(written->engine_name, "Fake 1.0");
  EXPECT_FALSE(written->left.empty());
  const auto read = ReadEngineProject(written->path);
  ASSERT_TRUE(read.ok()) << read.status();
  EXPECT_EQ(read->name, "fake_engine");
  EXPECT_EQ(read->engine.args, project.arguments);
  EXPECT_TRUE(std::filesystem::exists(project.folder + "/.hakari/.gitignore"));
  EXPECT_TRUE(absl::IsAlreadyExists(WriteNewProject(project).status()));
}

TEST(NewProjectTest, NothingIsWrittenForAnEngineThatDoesNotComeUp) {
  EXPECT_FALSE(WriteNewProject(Fake("dead", "dies-in-handshake")).ok());
  NewProject none = Fake("none", "good");
  none.engine = "./no-such-engine";
  EXPECT_TRUE(absl::IsNotFound(WriteNewProject(none).status()));
  none.name = "a name";
  EXPECT_TRUE(absl::StrContains(WriteNewProject(none).status().message(), "'name'"));
  for (const char* folder : {"dead", "none"}) {
    EXPECT_FALSE(
        std::filesystem::exists(absl::StrCat(::testing::TempDir(), "/", folder, "/hakari.json")));
  }
}

TEST(NewProjectTest, OptionsThatMakeRunsRepeatable) {
  const auto set = RepeatableOptions({{"Threads", "spin", "4"},
                                      {"USI_Hash", "spin", "256"},
                                      {"USI_OwnBook", "check", "true"},
                                      {"USI_Ponder", "check", "true"},
                                      {"BookDepth", "spin", "100"},
                                      {"UCI_Variant", "combo", "chess"},
                                      {"Skill Level", "spin", "20"}});
  std::string text;
  for (const auto& [name, value] : set) absl::StrAppend(&text, name, "=", value, " ");
  EXPECT_EQ(text, "Threads=1 USI_OwnBook=false USI_Ponder=false BookDepth=0 UCI_Variant=shogi ");
}

TEST(ProjectBuildTest, RunsInTheProjectsFolderAndTellsOfFailure) {
  EngineProject project;
  project.folder = ::testing::TempDir();
  project.name = "e";
  EXPECT_TRUE(BuildEngine(project).ok());
  project.build = {"touch", "built here"};
  EXPECT_TRUE(BuildEngine(project).ok());
  EXPECT_TRUE(std::filesystem::exists(project.folder + "/built here"));
  project.build = {"false"};
  EXPECT_TRUE(absl::StrContains(BuildEngine(project).message(), "false: exit code 1"));
  project.build = {"no-such-build-tool"};
  EXPECT_TRUE(absl::StrContains(BuildEngine(project).message(), "No such file"));
}

}  // namespace
}  // namespace hakari::project
