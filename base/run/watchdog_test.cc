#include "base/run/watchdog.h"

#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <string>
#include <thread>
#include <vector>

#include "absl/strings/str_cat.h"
#include "base/files/text_file.h"
#include "base/process/crash_report.h"
#include "base/run/run.h"
#include "base/run/testing.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace hakari {
namespace {

using std::chrono::steady_clock;
using ::testing::Each;

// For items that answer: far more than they need even on a busy machine.
constexpr int64_t kLongMs = 600'000;
constexpr char kTimedOut[] = "took longer than 0.04 s, also when retried alone";

class WatchdogTest : public ::testing::Test {
 protected:
  // Items that hang have 40 ms.
  RunSummary Run(const std::vector<std::string>& does) {
    testing::FakeRun run(does);
    if (has_deadlines_) {
      control_.watch.deadline_ms = [&does](const std::string& id) {
        return does[std::stoul(id.substr(1))].substr(0, 4) == "hang" ? 40 : kLongMs;
      };
    }
    const RunSummary summary = *RunItems(run.work(), control_, stop_);
    results_ = run.results;
    most_at_retry_ = run.most_at_retry;
    asked_before_retry_ = run.asked_before_retry;
    return summary;
  }

  RunControl control_;
  bool has_deadlines_ = true;
  std::atomic<bool> stop_{false};
  std::vector<std::string> results_;
  int most_at_retry_ = 0;
  int asked_before_retry_ = 0;
};

TEST_F(WatchdogTest, AnItemThatHangsTwiceHasTimedOutAndTheOthersRun) {
  for (const int jobs : {1, 3}) {
    control_.jobs = jobs;
    const RunSummary summary = Run({"1", "hang", "3", "hang", "5"});
    EXPECT_EQ(results_, std::vector<std::string>({"1", kTimedOut, "3", kTimedOut, "5"}));
    EXPECT_FALSE(summary.interrupted);
    EXPECT_FALSE(summary.out_of_time);
  }
}

TEST_F(WatchdogTest, WhoAnswersWhenAskedAgainHasAnsweredAndWasAlone) {
  control_.jobs = 4;
  std::vector<std::string> does(100, "brief");
  for (const size_t hangs : {5, 6, 20}) does[hangs] = "hang-once";
  Run(does);
  EXPECT_EQ(results_, does);
  EXPECT_EQ(most_at_retry_, 1);
  EXPECT_LT(asked_before_retry_, 100) << "it waits for those at work, not for all";
}

TEST_F(WatchdogTest, AfterThreeFailuresOfOneKindTheRestIsNotAsked) {
  control_.watch.most_failures = 3;
  const RunSummary summary = Run(std::vector<std::string>(10, "hang"));
  ASSERT_TRUE(summary.gave_up);
  EXPECT_EQ(*summary.gave_up, "timed-out");
  EXPECT_FALSE(summary.interrupted);
  for (size_t i = 0; i < results_.size(); ++i) EXPECT_EQ(results_[i], i < 3 ? kTimedOut : "");
}

TEST_F(WatchdogTest, FailuresOfTwoKindsDoNotAddUp) {
  control_.watch.most_failures = 3;
  const RunSummary summary = Run({"fail", "refuse", "fail", "refuse", "7"});
  EXPECT_FALSE(summary.gave_up);
  EXPECT_EQ(results_[4], "7");
}

TEST_F(WatchdogTest, WithoutANumberAllIsAskedHoweverMuchFails) {
  EXPECT_FALSE(Run(std::vector<std::string>(10, "refuse")).gave_up);
  EXPECT_EQ(results_[9], "refuse");
}

TEST_F(WatchdogTest, WhenTheTimeIsUpAllIsStopped) {
  has_deadlines_ = false;
  control_.watch.until = steady_clock::now() + std::chrono::milliseconds(50);
  control_.jobs = 2;
  const RunSummary summary = Run(std::vector<std::string>(5, "hang"));
  EXPECT_TRUE(summary.out_of_time);
  EXPECT_FALSE(summary.interrupted);
  EXPECT_THAT(results_, Each(""));
}

TEST_F(WatchdogTest, WhoEndsAfterTheTimeIsUpHasEnded) {
  has_deadlines_ = false;
  control_.watch.until = steady_clock::now() + std::chrono::milliseconds(30);
  const RunSummary summary = Run({"slow"});
  EXPECT_FALSE(summary.out_of_time);
  EXPECT_FALSE(summary.interrupted);
  EXPECT_EQ(results_[0], "slow");
}

TEST_F(WatchdogTest, AnInterruptionIsNoFailure) {
  control_.watch.deadline_ms = [](const std::string&) { return kLongMs; };
  has_deadlines_ = false;
  std::thread interrupts([this] {
    std::this_thread::sleep_for(std::chrono::milliseconds(30));
    stop_ = true;
  });
  const RunSummary summary = Run({"hang", "1"});
  interrupts.join();
  EXPECT_TRUE(summary.interrupted);
  EXPECT_FALSE(summary.out_of_time);
  EXPECT_THAT(results_, Each(""));
}

// Runs that die: a child process is really killed in the middle of a run, and another one goes on.

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
