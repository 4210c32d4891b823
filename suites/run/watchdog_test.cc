#include "suites/run/watchdog.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <memory>
#include <set>
#include <string>
#include <thread>
#include <vector>

#include "absl/strings/str_cat.h"
#include "gtest/gtest.h"
#include "suites/run/runner.h"
#include "suites/run/selection.h"
#include "suites/run/testing.h"

namespace hakari::suites {
namespace {

using std::chrono::steady_clock;

// For problems that answer: far beyond what a busy machine makes of nothing.
constexpr int64_t kLongMs = 600'000;

// The fake, but what hangs does so the first time only; notes whether it had company then.
class HangsOnce : public Program {
 public:
  HangsOnce(Program& fake, std::atomic<int>& running, std::atomic<int>& most_at_retry)
      : fake_(fake), running_(running), most_at_retry_(most_at_retry) {}

  Outcome Run(const Problem& problem, const Limits& limits,
              const std::atomic<bool>& stop) override {
    const int company = ++running_;
    Outcome outcome = Outcome::Ran("at last");
    if (!problem.Note("does")) {
      outcome = fake_.Run(problem, limits, stop);
    } else if (hung_.insert(problem.id).second) {
      outcome = fake_.Run(problem, limits, stop);
    } else {
      most_at_retry_ = std::max<int>(most_at_retry_, company);
    }
    --running_;
    return outcome;
  }

 private:
  Program& fake_;
  std::atomic<int>& running_;
  std::atomic<int>& most_at_retry_;
  std::set<std::string> hung_;
};

class WatchdogTest : public ::testing::Test {
 protected:
  WatchdogTest() {
    options_.watch.deadline_ms = [](const Problem& problem) {
      return problem.Note("does") == "hang" ? 40 : kLongMs;
    };
  }
  RunResult Run(const std::vector<std::string>& notes,
                const ProgramSpec& program = testing::FakeProgram()) {
    const ProblemSet set = testing::FakeProblems(notes);
    return *RunProblems(*SelectProblems(set, {}), program, options_, stop_);
  }

  ProblemRunOptions options_;
  std::atomic<bool> stop_{false};
};

TEST_F(WatchdogTest, AProblemThatHangsTwiceHasTimedOutAndTheOthersRun) {
  for (const int jobs : {1, 3}) {
    options_.jobs = jobs;
    const RunResult result = Run({"count=1", "does=hang", "count=3", "does=hang", "count=5"});
    for (const size_t hung : {1, 3}) {
      EXPECT_EQ(result.outcomes[hung].status, OutcomeStatus::kTimedOut);
      EXPECT_EQ(result.outcomes[hung].why, "took longer than 0.04 s, also when asked again, alone");
    }
    for (const size_t ran : {0, 2, 4}) {
      EXPECT_EQ(result.outcomes[ran].answer, absl::StrCat(ran + 1));
    }
    EXPECT_FALSE(result.interrupted);
    EXPECT_FALSE(result.out_of_time);
  }
}

TEST_F(WatchdogTest, WhoAnswersWhenAskedAgainHasAnsweredAndWasAlone) {
  std::atomic<int> running{0}, most_at_retry{0};
  ProgramSpec program = testing::FakeProgram();
  const std::unique_ptr<Program> fake = *program.make(stop_);
  program.make = [&](const std::atomic<bool>&) {
    return std::make_unique<HangsOnce>(*fake, running, most_at_retry);
  };
  options_.jobs = 4;
  std::vector<std::string> notes(40, "count=2");
  for (const size_t hangs : {5, 6, 20}) notes[hangs] = "does=hang";
  const RunResult result = Run(notes, program);
  for (const Outcome& outcome : result.outcomes) EXPECT_TRUE(outcome.ran()) << outcome.why;
  EXPECT_EQ(most_at_retry, 1);
}

TEST_F(WatchdogTest, AfterThreeFailuresOfOneKindTheRestIsNotAsked) {
  options_.watch.most_failures = 3;
  const RunResult result = Run(std::vector<std::string>(10, "does=hang"));
  ASSERT_TRUE(result.gave_up);
  EXPECT_EQ(*result.gave_up, OutcomeStatus::kTimedOut);
  EXPECT_FALSE(result.interrupted);
  for (size_t i = 0; i < result.outcomes.size(); ++i) {
    EXPECT_EQ(result.outcomes[i].status,
              i < 3 ? OutcomeStatus::kTimedOut : OutcomeStatus::kStopped);
  }
}

TEST_F(WatchdogTest, FailuresOfTwoKindsDoNotAddUp) {
  options_.watch.most_failures = 3;
  const std::vector<std::string> notes = {"does=throw", "does=refuse", "does=throw", "does=refuse",
                                          "count=7"};
  const RunResult result = Run(notes);
  EXPECT_FALSE(result.gave_up);
  EXPECT_EQ(result.outcomes[4].answer, "7");
}

TEST_F(WatchdogTest, WithoutANumberAllIsAskedHoweverMuchFails) {
  const RunResult result = Run(std::vector<std::string>(10, "does=refuse"));
  EXPECT_FALSE(result.gave_up);
  EXPECT_EQ(result.outcomes[9].status, OutcomeStatus::kRefused);
}

TEST_F(WatchdogTest, WhenTheTimeIsUpAllIsStopped) {
  options_.watch.deadline_ms = nullptr;
  options_.watch.until = steady_clock::now() + std::chrono::milliseconds(50);
  options_.jobs = 2;
  const RunResult result = Run(std::vector<std::string>(5, "does=hang"));
  EXPECT_TRUE(result.out_of_time);
  EXPECT_FALSE(result.interrupted);
  for (const Outcome& outcome : result.outcomes) {
    EXPECT_EQ(outcome.status, OutcomeStatus::kStopped);
  }
}

TEST_F(WatchdogTest, AnInterruptionIsNoFailure) {
  options_.watch.deadline_ms = [](const Problem&) { return kLongMs; };
  std::thread interrupts([this] {
    std::this_thread::sleep_for(std::chrono::milliseconds(30));
    stop_ = true;
  });
  const RunResult result = Run({"does=hang", "count=1"});
  interrupts.join();
  EXPECT_TRUE(result.interrupted);
  EXPECT_FALSE(result.out_of_time);
  EXPECT_EQ(result.outcomes[0].status, OutcomeStatus::kStopped);
}

}  // namespace
}  // namespace hakari::suites
