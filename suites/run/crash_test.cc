// Runs that die: a child process is killed for real, in the middle of a run, and another goes on.
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <thread>

#include "absl/strings/str_cat.h"
#include "base/files/text_file.h"
#include "base/process/crash_report.h"
#include "gtest/gtest.h"
#include "suites/run/runner.h"
#include "suites/run/selection.h"
#include "suites/run/testing.h"

namespace hakari::suites {
namespace {

constexpr int kInvalid = 4;

absl::StatusOr<RunResult> RunWithJournal(const std::string& path, const ProblemSet& set, int jobs) {
  const auto journal = Journal::Open(path, {{"suite", set.hash()}}, false);
  if (!journal.ok()) return journal.status();
  ProblemRunOptions options;
  options.jobs = jobs;
  options.journal = journal->get();
  const std::atomic<bool> stop{false};
  return RunProblems(*SelectProblems(set, {}), testing::FakeProgram(), options, stop);
}

TEST(CrashTest, ARunKilledInTheMiddleGoesOnWhereItWas) {
  std::vector<std::string> notes(40, "count=3");
  notes[20] = "does=hang";
  const ProblemSet set = testing::FakeProblems(notes);
  const std::string path = absl::StrCat(::testing::TempDir(), "/killed.journal");
  unlink(path.c_str());

  const pid_t child = fork();
  ASSERT_GE(child, 0);
  if (child == 0) {
    RunWithJournal(path, set, 1).IgnoreError();
    _exit(0);
  }
  // The header and the twenty problems before the one that hangs.
  for (int waits = 0; waits < 3000; ++waits) {
    const auto text = ReadTextFile(path);
    if (text.ok() && std::count(text->begin(), text->end(), '\n') == 21) break;
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
  }
  kill(child, SIGKILL);
  int status = 0;
  waitpid(child, &status, 0);
  ASSERT_TRUE(WIFSIGNALED(status)) << "the child must have been killed at work";

  const auto journal = Journal::Open(path, {{"suite", set.hash()}}, false);
  ASSERT_TRUE(journal.ok()) << journal.status();
  EXPECT_EQ((*journal)->finished().size(), 20u);
  EXPECT_EQ((*journal)->finished().count("p19"), 1u);
  EXPECT_EQ((*journal)->finished().count("p20"), 0u);
}

TEST(CrashDeathTest, ACrashNamesTheProblemAndIsInvalid) {
  const std::string path = absl::StrCat(::testing::TempDir(), "/crashed.journal");
  for (const char* does : {"does=abort", "does=overflow"}) {
    const ProblemSet set = testing::FakeProblems({"count=1", does});
    EXPECT_EXIT(
        {
          unlink(path.c_str());
          InstallCrashReport(kInvalid);
          RunWithJournal(path, set, 1).IgnoreError();
        },
        ::testing::ExitedWithCode(kInvalid), "INVALID: hakari crashed.*on problem p1;.*--only p1")
        << does;
    const auto journal = Journal::Open(path, {{"suite", set.hash()}}, false);
    ASSERT_TRUE(journal.ok()) << journal.status();
    EXPECT_EQ((*journal)->finished().size(), 1u);
  }
}

}  // namespace
}  // namespace hakari::suites
