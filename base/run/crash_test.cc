// Runs that die: a child process is killed for real, in the middle of a run, and another goes on.
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <thread>

#include "absl/strings/str_cat.h"
#include "base/files/text_file.h"
#include "base/process/crash_report.h"
#include "base/run/run.h"
#include "base/run/testing.h"
#include "gtest/gtest.h"

namespace hakari {
namespace {

constexpr int kInvalid = 4;

absl::StatusOr<std::unique_ptr<Journal>> Open(const std::string& path) {
  return Journal::Open(path, {{"run", "fake"}}, false);
}

void RunFake(const std::string& path, const std::vector<std::string>& does) {
  const auto journal = Open(path);
  const std::atomic<bool> stop{false};
  testing::FakeRun run(does);
  RunItems(run.work(), {1, journal->get()}, stop).IgnoreError();
}

TEST(CrashTest, ARunKilledInTheMiddleGoesOnWhereItWas) {
  std::vector<std::string> does(40, "3");
  does[20] = "hang";
  const std::string path = absl::StrCat(::testing::TempDir(), "/killed.journal");
  unlink(path.c_str());

  const pid_t child = fork();
  ASSERT_GE(child, 0);
  if (child == 0) {
    RunFake(path, does);
    _exit(0);
  }
  // The header and the twenty items before the one that hangs.
  for (int waits = 0; waits < 3000; ++waits) {
    const auto text = ReadTextFile(path);
    if (text.ok() && std::count(text->begin(), text->end(), '\n') == 21) break;
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
  }
  kill(child, SIGKILL);
  int status = 0;
  waitpid(child, &status, 0);
  ASSERT_TRUE(WIFSIGNALED(status)) << "the child must have been killed at work";

  const auto journal = Open(path);
  ASSERT_TRUE(journal.ok()) << journal.status();
  EXPECT_EQ((*journal)->finished().size(), 20u);
  EXPECT_EQ((*journal)->finished().count("p19"), 1u);
  EXPECT_EQ((*journal)->finished().count("p20"), 0u);
}

TEST(CrashDeathTest, ACrashNamesTheItemAndIsInvalid) {
  const std::string path = absl::StrCat(::testing::TempDir(), "/crashed.journal");
  for (const char* does : {"abort", "overflow", "throw"}) {
    EXPECT_EXIT(
        {
          unlink(path.c_str());
          InstallCrashReport(kInvalid);
          RunFake(path, {"1", does});
        },
        ::testing::ExitedWithCode(kInvalid), "INVALID: hakari crashed.*on problem p1;.*--only p1")
        << does;
    const auto journal = Open(path);
    ASSERT_TRUE(journal.ok()) << journal.status();
    EXPECT_EQ((*journal)->finished().size(), 1u);
  }
}

}  // namespace
}  // namespace hakari
