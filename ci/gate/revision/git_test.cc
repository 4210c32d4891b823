#include "ci/gate/revision/git.h"

#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <gtest/gtest.h>
#include <cstdlib>
#include <filesystem>
#include <fstream>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "base/files/text_file.h"
#include "ci/gate/revision/work_lock.h"

namespace hakari::gate {
namespace {

class GitTest : public testing::Test {
 protected:
  void SetUp() override {
    Do(absl::StrCat("rm -rf ", repository_, " ", folder_, " && git init -q ", repository_));
    Commit("one");
    first_ = *git_.Resolve("HEAD");
    Commit("two");
  }

  static void Do(const std::string& line) { ASSERT_EQ(std::system(line.c_str()), 0) << line; }
  void Commit(const std::string& text) {
    std::ofstream(repository_ + "/file") << text;
    Do(absl::StrCat("cd ", repository_, " && git add file && git -c user.name=a -c user.email=a@b ",
                    "-c commit.gpgsign=false commit -q -m ", text));
  }

  const std::string repository_ = testing::TempDir() + "/repository";
  const std::string folder_ = testing::TempDir() + "/checkout";
  const Git git_{repository_, nullptr};
  std::string first_;
};

TEST_F(GitTest, ResolvesARevisionToItsCommit) {
  EXPECT_EQ(first_.size(), 40u);
  EXPECT_EQ(*git_.Resolve("HEAD~1"), first_);
  const auto missing = git_.Resolve("no-such-branch");
  EXPECT_EQ(missing.status().code(), absl::StatusCode::kNotFound);
  EXPECT_TRUE(absl::StrContains(missing.status().message(), "`no-such-branch`"));
}

TEST_F(GitTest, ARevisionIsNeverAnOption) {
  EXPECT_FALSE(git_.Resolve("--all").ok());
  EXPECT_FALSE(git_.Resolve("--git-dir").ok());
  EXPECT_FALSE(git_.Resolve("").ok());
}

TEST_F(GitTest, KnowsWhereAFolderLiesBelowTheTop) {
  EXPECT_EQ(*git_.Prefix(), "");
  Do("mkdir " + repository_ + "/engine");
  EXPECT_EQ(*Git(repository_ + "/engine", nullptr).Prefix(), "engine/");
}

TEST_F(GitTest, SeesChanges) {
  EXPECT_FALSE(*git_.HasChanges());
  std::ofstream(repository_ + "/new") << "x";
  EXPECT_TRUE(*git_.HasChanges());
}

TEST_F(GitTest, SaysWhatIsCheckedOut) {
  const std::string head = *git_.Resolve("HEAD");
  EXPECT_EQ(git_.CheckedOut(), head);
  std::ofstream(repository_ + "/new") << "x";
  EXPECT_EQ(git_.CheckedOut(), head + "+");
  const std::string new_file = std::filesystem::canonical(repository_).string() + "/new";
  EXPECT_EQ(git_.CheckedOut(new_file), head) << "but for this";
  std::ofstream(repository_ + "/another") << "x";
  EXPECT_EQ(git_.CheckedOut(new_file), head + "+");
  EXPECT_EQ(Git("/", nullptr).CheckedOut(), "");
}

TEST_F(GitTest, KnowsTheSubjectsOfCommits) {
  EXPECT_EQ(git_.SubjectOf(first_), "one");
  EXPECT_EQ(git_.SubjectOf(first_ + "+"), "one");
  EXPECT_EQ(git_.SubjectOf(first_.substr(0, 10)), "one");
  for (const char* other : {"", "+", "worktree", "HEAD", "0123456789", "--all", "one"}) {
    EXPECT_EQ(git_.SubjectOf(other), "") << other;
  }
}

TEST_F(GitTest, ChecksOutWhateverLayThere) {
  ASSERT_EQ(git_.CheckOut("HEAD", folder_), absl::OkStatus());
  EXPECT_EQ(*ReadTextFile(folder_ + "/file"), "two");
  std::ofstream(folder_ + "/file") << "spoilt";
  std::ofstream(folder_ + "/stray") << "x";
  ASSERT_TRUE(git_.CheckOut(first_, folder_).ok());
  EXPECT_EQ(*ReadTextFile(folder_ + "/file"), "one");
  EXPECT_FALSE(ReadTextFile(folder_ + "/stray").ok());
  EXPECT_EQ(*ReadTextFile(repository_ + "/file"), "two");
  Do("rm -rf " + folder_);  // the folder was deleted
  EXPECT_TRUE(git_.CheckOut(first_, folder_).ok());
  Do("rm -rf " + folder_ + "/.git/refs");  // damaged, for example by an interruption
  EXPECT_TRUE(git_.CheckOut("HEAD", folder_).ok());
  EXPECT_EQ(*ReadTextFile(folder_ + "/file"), "two");
}

TEST_F(GitTest, ADamagedCheckoutInsideOfTheAuthorsRepositoryHarmsNothing) {
  const std::string inside = repository_ + "/.hakari/gate/checkout";
  const std::string branch = "git -C " + repository_ + " symbolic-ref HEAD";
  for (const char* damage : {"/.git/refs", "/.git/HEAD", "/.git/objects", "/.git"}) {
    ASSERT_EQ(git_.CheckOut(first_, inside), absl::OkStatus());
    Do(absl::StrCat("rm -rf ", inside, damage));
    ASSERT_EQ(git_.CheckOut(first_, inside), absl::OkStatus()) << damage;
    EXPECT_EQ(*ReadTextFile(inside + "/file"), "one");
    EXPECT_EQ(*ReadTextFile(repository_ + "/file"), "two") << damage;
    Do(branch);  // fails where HEAD is detached
  }
}

TEST_F(GitTest, IgnoredFilesStay) {
  std::ofstream(repository_ + "/.gitignore") << "built\n";
  Do("git -C " + repository_ + " add .gitignore");
  Commit("three");
  ASSERT_EQ(git_.CheckOut("HEAD", folder_), absl::OkStatus());
  std::ofstream(folder_ + "/built") << "x";
  ASSERT_EQ(git_.CheckOut("HEAD", folder_), absl::OkStatus());
  EXPECT_TRUE(ReadTextFile(folder_ + "/built").ok());
}

TEST_F(GitTest, TheAuthorsRepositoryHearsNothingOfIt) {
  ASSERT_TRUE(git_.CheckOut(first_, folder_).ok());
  EXPECT_FALSE(std::filesystem::exists(repository_ + "/.git/worktrees"));
  EXPECT_FALSE(*git_.HasChanges());
}

TEST_F(GitTest, AWorktreeOfAnEarlierVersionIsUnregistered) {
  Do(absl::StrCat("cd ", repository_, " && git worktree add -q --detach ", folder_, " ", first_));
  ASSERT_EQ(git_.CheckOut("HEAD", folder_), absl::OkStatus());
  EXPECT_EQ(*ReadTextFile(folder_ + "/file"), "two");
  Do(absl::StrCat("cd ", repository_, " && test $(git worktree list | wc -l) = 1"));
  // Deleted, but still registered.
  Do(absl::StrCat("cd ", repository_, " && rm -rf ", folder_, " && git worktree add -q --detach ",
                  folder_, " ", first_, " && rm -rf ", folder_));
  ASSERT_EQ(git_.CheckOut("HEAD", folder_), absl::OkStatus());
  Do(absl::StrCat("cd ", repository_, " && test $(git worktree list | wc -l) = 1"));
}

TEST_F(GitTest, BuildsFindTheTags) {
  Do(absl::StrCat("cd ", repository_, " && git tag v1"));
  ASSERT_EQ(git_.CheckOut("HEAD", folder_), absl::OkStatus());
  Do(absl::StrCat("cd ", folder_, " && test $(git describe --tags) = v1"));
}

TEST_F(GitTest, WorksFromAWorktreeOfTheAuthorsAndFromAHook) {
  const std::string beside = ::testing::TempDir() + "/beside";
  Do(absl::StrCat("rm -rf ", beside, " && cd ", repository_, " && git worktree add -q --detach ",
                  beside));
  const std::string head = *git_.Resolve("HEAD");
  // As git sets it in hooks.
  setenv("GIT_DIR", absl::StrCat(repository_, "/.git").c_str(), 1);
  const absl::Status done = Git(beside, nullptr).CheckOut(first_, folder_);
  unsetenv("GIT_DIR");
  ASSERT_TRUE(done.ok()) << done;
  EXPECT_EQ(*ReadTextFile(folder_ + "/file"), "one");
  EXPECT_EQ(*git_.Resolve("HEAD"), head) << "the author's stays where it was";
  ASSERT_TRUE(Git(beside, nullptr).CheckOut("HEAD", folder_).ok());
  EXPECT_EQ(*ReadTextFile(folder_ + "/file"), "two");
}

TEST_F(GitTest, AShallowHistoryIsEnough) {
  const std::string shallow = ::testing::TempDir() + "/shallow";
  Do(absl::StrCat("rm -rf ", shallow, " && git clone -q --depth 1 file://", repository_, " ",
                  shallow));
  ASSERT_TRUE(Git(shallow, nullptr).CheckOut("HEAD", folder_).ok());
  Do(absl::StrCat("cd ", folder_, " && test $(git log --oneline | wc -l) = 1"));
}

class WorkLockTest : public ::testing::Test {
 protected:
  WorkLockTest() { std::filesystem::remove_all(top_); }

  const std::string top_ = ::testing::TempDir() + "/work_lock";
  const std::string folder_ = top_ + "/.hakari/gate";
};

TEST_F(WorkLockTest, TheSecondHearsWhoSinceWhenAndWhatToDo) {
  auto first = WorkLock::Take(folder_, "gate --base HEAD");
  ASSERT_TRUE(first.ok()) << first.status();
  const auto second = WorkLock::Take(folder_, "gate demo");
  EXPECT_EQ(second.status().code(), absl::StatusCode::kFailedPrecondition);
  for (const std::string& part :
       {folder_, std::string("`gate --base HEAD`"), absl::StrCat("process ", getpid()),
        std::string(", since 2"), std::string("wait until it ends, or stop it")}) {
    EXPECT_TRUE(absl::StrContains(second.status().message(), part)) << second.status();
  }
  first->reset();
  EXPECT_TRUE(WorkLock::Take(folder_, "gate demo").ok());
}

TEST_F(WorkLockTest, WhoDiedHoldsNothing) {
  int ready[2];
  ASSERT_EQ(pipe(ready), 0);
  const pid_t child = fork();
  if (child == 0) {
    const auto lock = WorkLock::Take(folder_, "gate");
    (void)!write(ready[1], lock.ok() ? "y" : "n", 1);
    pause();
    _exit(0);
  }
  char taken = 0;
  ASSERT_EQ(read(ready[0], &taken, 1), 1);
  EXPECT_EQ(taken, 'y');
  EXPECT_FALSE(WorkLock::Take(folder_, "gate").ok());
  kill(child, SIGKILL);
  waitpid(child, nullptr, 0);
  EXPECT_TRUE(WorkLock::Take(folder_, "gate").ok());
}

TEST_F(WorkLockTest, TheFolderIsNobodysToCommit) {
  ASSERT_TRUE(WorkLock::Take(folder_, "gate").ok());
  EXPECT_EQ(ReadTextFile(top_ + "/.hakari/.gitignore").value_or("none"), "*\n");
}

}  // namespace
}  // namespace hakari::gate
