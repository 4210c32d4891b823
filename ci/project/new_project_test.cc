#include "ci/project/new_project.h"

#include <filesystem>
#include <string>

#include "absl/status/status.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "base/files/text_file.h"
#include "ci/project/engine_project.h"
#include "ci/project/project_build.h"
#include "gtest/gtest.h"

namespace hakari::project {
namespace {

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
