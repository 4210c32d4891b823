#include "ci/gate/revision/work_lock.h"

#include <gtest/gtest.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <filesystem>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "base/files/text_file.h"

namespace hakari::gate {
namespace {

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
        std::string(", since 2"), std::string("wait for its end, or end it")}) {
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
