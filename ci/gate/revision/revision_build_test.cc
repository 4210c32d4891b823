// Tests with a fake bazel: it logs how it was called and makes the requested files. The executables
// that it makes fail for every command, like a program from before the lists of problems and
// goldens.
#include "ci/gate/revision/revision_build.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "base/files/text_file.h"
#include "base/status/testing.h"

namespace hakari::gate {
namespace {

namespace fs = std::filesystem;

constexpr char kStrawBazel[] = R"sh(#!/bin/sh
echo "$@" >>"$STRAW_LOG"
[ "$1" = build ] || exit 0
[ -z "$STRAW_FAULT" ] || { echo "$STRAW_FAULT" >&2; exit 1; }
for word; do
  case $word in //*)
    path=bazel-bin/$(echo "${word#//}" | tr : /)
    mkdir -p "$(dirname "$path")" || exit 1
    printf '#!/bin/sh\n# %s of %s\nexit 2\n' "$word" "$(cat file)" >"$path" && chmod +x "$path" || exit 1
  esac
done
)sh";

// The file that the fake bazel makes.
std::string MadeOf(const std::string& target, const std::string& text) {
  return absl::StrCat("#!/bin/sh\n# ", target, " of ", text, "\nexit 2\n");
}

class RevisionBuildTest : public testing::Test {
 protected:
  void SetUp() override {
    fs::remove_all(home_);
    fs::create_directories(home_ + "/bin");
    fs::create_directories(plan_.context.root);
    std::ofstream(home_ + "/bin/bazel") << kStrawBazel;
    fs::permissions(home_ + "/bin/bazel", fs::perms::owner_all);
    setenv("PATH", absl::StrCat(home_, "/bin:", path_).c_str(), 1);
    setenv("STRAW_LOG", Log().c_str(), 1);
    unsetenv("STRAW_FAULT");
    unsetenv("HAKARI_BUILD_FLAGS");
    Do("git init -q .");
    Commit("one");
  }
  void TearDown() override { setenv("PATH", path_.c_str(), 1); }

  void Do(const std::string& line) const {
    ASSERT_EQ(std::system(absl::StrCat("cd ", plan_.context.root, " && ", line).c_str()), 0)
        << line;
  }
  void Commit(const std::string& text) const {
    std::ofstream(plan_.context.root + "/file") << text;
    Do("git add file && git -c user.name=a -c user.email=a@b -c commit.gpgsign=false commit -q -m "
       "x");
  }
  std::string Log() const { return home_ + "/log"; }
  // How often bazel was asked to build since the last call of Builds().
  int Builds() const {
    const std::string log = ReadTextFile(Log()).value_or("");
    fs::remove(Log());
    int builds = 0;
    for (size_t at = 0; (at = log.find("build --color", at)) != std::string::npos; ++at) ++builds;
    return builds;
  }
  absl::Status BuildOne(const std::string& folder) const {
    return BuildExecutables(plan_.context.root, {{"//a/b:c", "named"}}, folder, plan_);
  }

  const std::string path_ = std::getenv("PATH");
  const std::string home_ = testing::TempDir() + "/revision_build";
  static BuildPlan PlanIn(const std::string& home) {
    BuildPlan plan;
    plan.context.root = home + "/project";
    plan.work = home + "/work";
    plan.whose = "base";
    return plan;
  }
  const BuildPlan plan_ = PlanIn(home_);
};

TEST_F(RevisionBuildTest, ExecutablesAreKeptUnderTheirNames) {
  const std::string folder = home_ + "/kept";
  // Leftovers of an interrupted build and of one before it.
  fs::create_directories(folder + ".new");
  fs::create_directories(folder);
  std::ofstream(folder + ".new/left") << "half";
  std::ofstream(folder + "/old") << "old";
  setenv("HAKARI_BUILD_FLAGS", "--config=portable  -k", 1);
  const absl::Status built = BuildOne(folder);
  ASSERT_TRUE(built.ok()) << built;
  EXPECT_EQ(ReadTextFile(folder + "/named").value_or(""), MadeOf("//a/b:c", "one"));
  EXPECT_FALSE(fs::exists(folder + "/left"));
  EXPECT_FALSE(fs::exists(folder + "/old"));
  EXPECT_FALSE(fs::exists(folder + ".new"));
  EXPECT_EQ(ReadTextFile(Log()).value_or(""),
            "build --color=no --curses=no --config=portable -k //a/b:c\n");
}

TEST_F(RevisionBuildTest, WhatDoesNotBuildLeavesTheFolderAsItWas) {
  const std::string folder = home_ + "/kept";
  ASSERT_TRUE(BuildOne(folder).ok());
  setenv("STRAW_FAULT", "no such target", 1);
  const absl::Status built = BuildOne(folder);
  EXPECT_TRUE(absl::StrContains(built.message(), "the base does not build")) << built;
  EXPECT_TRUE(absl::StrContains(built.message(), "no such target")) << built;
  EXPECT_TRUE(fs::exists(folder + "/named"));
  unsetenv("STRAW_FAULT");
  const absl::Status missing =
      BuildExecutables(plan_.context.root, {{"nothing", "named"}}, folder, plan_);
  EXPECT_TRUE(absl::StrContains(missing.message(), "cannot copy nothing")) << missing;
  EXPECT_TRUE(fs::exists(folder + "/named"));
}

TEST_F(RevisionBuildTest, ACommitIsBuiltInACheckoutOfItsOwnAndOnce) {
  Commit("two");
  HAKARI_ASSERT_OK(const auto base, BuildRevision("HEAD~1", plan_));
  EXPECT_EQ(Builds(), 1);
  EXPECT_EQ(base.folder, absl::StrCat(plan_.work, "/bin/", base.name));
  for (const Executable& executable : GateExecutables(plan_.context.root)) {
    EXPECT_EQ(ReadTextFile(absl::StrCat(base.folder, "/", executable.name)).value_or(""),
              MadeOf(executable.target, "one"));
  }
  EXPECT_TRUE(BuildRevision("HEAD~1", plan_).ok());
  EXPECT_EQ(Builds(), 0);
  fs::remove(absl::StrCat(base.folder, "/", GateExecutables(plan_.context.root)[1].name));
  EXPECT_TRUE(BuildRevision("HEAD~1", plan_).ok());
  EXPECT_EQ(Builds(), 1) << "what is not whole is built again";
  fs::remove(base.folder + "/data.json");
  EXPECT_TRUE(BuildRevision("HEAD~1", plan_).ok());
  EXPECT_EQ(Builds(), 1) << "without its list it is not whole";
  EXPECT_TRUE(fs::exists(base.folder + "/data.json"));
}

TEST_F(RevisionBuildTest, TheProbeOfAnOldRevisionIsWhereItWasThen) {
  EXPECT_EQ(GateExecutables(plan_.context.root)[1].target, "//ci/gate/probe:probe");
  Do("mkdir -p ci/probe && touch ci/probe/BUILD && git add ci/probe/BUILD");
  Commit("two");
  Do("git rm -q ci/probe/BUILD");
  Commit("three");
  HAKARI_ASSERT_OK(const auto base, BuildRevision("HEAD~1", plan_));
  EXPECT_EQ(ReadTextFile(base.folder + "/probe").value_or(""), MadeOf("//ci/probe:probe", "two"));
}

TEST_F(RevisionBuildTest, WhatLiesThereIsBuiltThereEveryTime) {
  std::ofstream(plan_.context.root + "/file") << "changed";
  for (int i = 0; i < 2; ++i) {
    HAKARI_ASSERT_OK(const auto built, BuildRevision(kWorktree, plan_));
    EXPECT_EQ(built.name, kWorktree);
    EXPECT_EQ(ReadTextFile(built.folder + "/hakari").value_or(""),
              MadeOf("//ci/cli:hakari", "changed"));
    EXPECT_EQ(Builds(), 1);
  }
}

TEST_F(RevisionBuildTest, TheMachinesSettingsAreShared) {
  fs::create_directories(plan_.context.root + "/.hakari");
  std::ofstream(plan_.context.root + "/.hakari/machine.bazelrc") << "build --x\n";
  ASSERT_TRUE(BuildRevision("HEAD", plan_).ok());
  EXPECT_EQ(ReadTextFile(plan_.work + "/checkout/.hakari/machine.bazelrc").value_or(""),
            "build --x\n");
}

TEST_F(RevisionBuildTest, AnUnknownRevisionIsNotFound) {
  EXPECT_EQ(BuildRevision("no-such", plan_).status().code(), absl::StatusCode::kNotFound);
  EXPECT_EQ(Builds(), 0);
}

}  // namespace
}  // namespace hakari::gate
