#include "suites/run/runner.h"

#include <atomic>
#include <thread>

#include "absl/status/status.h"
#include "absl/strings/str_cat.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "suites/run/testing.h"

namespace hakari::suites {
namespace {

using ::testing::HasSubstr;

class RunnerTest : public ::testing::Test {
 protected:
  absl::StatusOr<RunResult> Run(const ProblemSet& set, int jobs, Journal* journal = nullptr) {
    ProblemRunOptions options;
    options.run = {jobs, journal};
    return RunProblems(*SelectProblems(set, {}), testing::FakeProgram(), options, stop_);
  }
  std::unique_ptr<Journal> OpenJournal(bool fresh) {
    const std::string path = absl::StrCat(::testing::TempDir(), "/runner.journal");
    return *Journal::Open(path, {{"suite", "fake"}}, fresh);
  }

  std::atomic<bool> stop_{false};
};

TEST_F(RunnerTest, AProgramThatIsInterruptedWhileItStartsIsNoFault) {
  ProgramSpec program = testing::FakeProgram();
  program.make = [this](const std::atomic<bool>& stop) -> absl::StatusOr<std::unique_ptr<Program>> {
    stop_ = true;
    return absl::UnavailableError(stop ? "interrupted" : "not told");
  };
  const auto set = testing::FakeProblems({"count=1"});
  const auto result = RunProblems(*SelectProblems(set, {}), program, {}, stop_);
  ASSERT_TRUE(result.ok()) << result.status();
  EXPECT_TRUE(result->interrupted);
  EXPECT_EQ(result->outcomes.at(0).status, OutcomeStatus::kStopped);
}

TEST_F(RunnerTest, OutcomesAreDeliveredInOrderWhateverTheJobs) {
  std::vector<std::string> notes;
  for (int i = 0; i < 300; ++i) notes.push_back(absl::StrCat("count=", i));
  const ProblemSet set = testing::FakeProblems(notes);
  for (const int jobs : {1, 2, 7, 1000}) {
    uint64_t delivered = 0;
    ProblemRunOptions options;
    options.run.jobs = jobs;
    options.deliver = [&delivered](size_t index, const Outcome& outcome) {
      EXPECT_EQ(index, delivered);
      EXPECT_EQ(outcome.counters.at("nodes"), delivered++);
    };
    const auto result =
        RunProblems(*SelectProblems(set, {}), testing::FakeProgram(), options, stop_);
    ASSERT_TRUE(result.ok()) << result.status();
    EXPECT_EQ(delivered, 300u) << jobs;
    ASSERT_EQ(result->outcomes.size(), 300u);
    for (uint64_t i = 0; i < 300; ++i) EXPECT_EQ(result->outcomes[i].counters.at("nodes"), i);
    EXPECT_FALSE(result->interrupted);
    EXPECT_EQ(result->resumed, 0);
  }
}

TEST_F(RunnerTest, AProblemThatHangsTwiceHasTimedOut) {
  ProblemRunOptions options;
  options.run.watch.deadline_ms = [](const std::string& id) { return id == "p1" ? 600'000 : 40; };
  options.run.watch.most_failures = 1;
  const ProblemSet set = testing::FakeProblems({"does=hang", "count=2"});
  const auto result = RunProblems(*SelectProblems(set, {}), testing::FakeProgram(), options, stop_);
  ASSERT_TRUE(result.ok()) << result.status();
  EXPECT_EQ(result->outcomes[0].status, OutcomeStatus::kTimedOut);
  EXPECT_EQ(result->outcomes[0].why, "took longer than 0.04 s, also when asked again, alone");
  EXPECT_EQ(result->gave_up, OutcomeStatus::kTimedOut);
  EXPECT_EQ(result->outcomes[1].status, OutcomeStatus::kStopped);
}

TEST_F(RunnerTest, OurBinaryIsInTheIdentityOnlyIfItAnswers) {
  ProgramSpec program = testing::FakeProgram();
  const RunIdentity ours = *ProblemRunIdentity({{"suite", "s"}}, program, {});
  ASSERT_EQ(ours.size(), 6u);
  EXPECT_EQ(ours.front().second, "s");
  EXPECT_EQ(ours.back().first, "binary");
  program.contents = "xxh3:1";
  const RunIdentity outside = *ProblemRunIdentity({{"suite", "s"}}, program, {});
  ASSERT_EQ(outside.size(), 6u);
  EXPECT_EQ(outside.back(), (std::pair<std::string, std::string>("engine", "xxh3:1")));
}

TEST_F(RunnerTest, TimesAreMeasured) {
  const auto result = Run(testing::FakeProblems({""}), 1);
  EXPECT_GE(result->outcomes[0].times.cpu_ns, 0);
  EXPECT_GE(result->outcomes[0].times.wall_ns, 0);
}

TEST_F(RunnerTest, WhatAProgramThrowsIsAnOutcome) {
  const auto result =
      Run(testing::FakeProblems({"does=throw", "count=1", "does=throw-int", "does=refuse"}), 1);
  ASSERT_TRUE(result.ok());
  EXPECT_EQ(result->outcomes[0].status, OutcomeStatus::kCrashed);
  EXPECT_THAT(result->outcomes[0].why, HasSubstr("no way"));
  EXPECT_TRUE(result->outcomes[1].ran());
  EXPECT_EQ(result->outcomes[2].status, OutcomeStatus::kCrashed);
  EXPECT_EQ(result->outcomes[3].status, OutcomeStatus::kRefused);
}

TEST_F(RunnerTest, AProgramThatCannotStartIsAnError) {
  const ProgramSpec broken = {
      "broken", "", [](const std::atomic<bool>&) {
        return absl::StatusOr<std::unique_ptr<Program>>(absl::NotFoundError("no such engine"));
      }};
  const ProblemSet set = testing::FakeProblems({""});
  const auto result = RunProblems(*SelectProblems(set, {}), broken, {}, stop_);
  EXPECT_EQ(result.status().message(), "no such engine");
}

TEST_F(RunnerTest, StopsCleanlyAndGoesOnLater) {
  const ProblemSet set = testing::FakeProblems({"count=5", "does=hang", "count=6"});
  std::thread stopper([this] {
    std::this_thread::sleep_for(std::chrono::milliseconds(50));
    stop_ = true;
  });
  const auto first = Run(set, 1, OpenJournal(/*fresh=*/true).get());
  stopper.join();
  ASSERT_TRUE(first.ok());
  EXPECT_TRUE(first->interrupted);
  EXPECT_TRUE(first->outcomes[0].ran());
  EXPECT_EQ(first->outcomes[1].status, OutcomeStatus::kStopped);
  EXPECT_EQ(first->outcomes[2].status, OutcomeStatus::kStopped);

  stop_ = false;
  const ProblemSet mended = testing::FakeProblems({"count=7", "count=8", "count=9"});
  const auto second = Run(mended, 1, OpenJournal(/*fresh=*/false).get());
  EXPECT_EQ(second->resumed, 1);
  EXPECT_FALSE(second->interrupted);
  EXPECT_EQ(second->outcomes[0].answer, "5") << "taken from the journal, not run again";
  EXPECT_EQ(second->outcomes[1].answer, "8");
  EXPECT_EQ(second->outcomes[2].answer, "9");
}

TEST_F(RunnerTest, ACrashIsTriedAgain) {
  Run(testing::FakeProblems({"does=throw"}), 1, OpenJournal(true).get()).IgnoreError();
  EXPECT_TRUE(OpenJournal(false)->finished().empty());
}

}  // namespace
}  // namespace hakari::suites
