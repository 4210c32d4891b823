#include "base/run/run.h"

#include <signal.h>
#include <sys/resource.h>

#include <chrono>
#include <numeric>
#include <thread>

#include "absl/strings/str_cat.h"
#include "base/run/testing.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace hakari {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

class RunTest : public ::testing::Test {
 protected:
  absl::StatusOr<RunSummary> Run(testing::FakeRun& run, int jobs, Journal* journal = nullptr) {
    return RunItems(run.work(), {jobs, journal}, stop_);
  }
  std::unique_ptr<Journal> OpenJournal(bool fresh) {
    return *Journal::Open(absl::StrCat(::testing::TempDir(), "/run.journal"), {{"run", "fake"}},
                          fresh);
  }

  std::atomic<bool> stop_{false};
};

TEST_F(RunTest, JobsChangeNothingAndDeliveryIsInOrder) {
  std::vector<std::string> does;
  for (int i = 0; i < 300; ++i) does.push_back(absl::StrCat(i));
  std::vector<size_t> places(300);
  std::iota(places.begin(), places.end(), size_t{0});
  for (const int jobs : {1, 2, 7, 1000}) {
    testing::FakeRun run(does);
    const auto summary = Run(run, jobs);
    ASSERT_TRUE(summary.ok()) << summary.status();
    EXPECT_EQ(run.results, does);
    EXPECT_EQ(run.delivered, places);
    EXPECT_FALSE(summary->interrupted);
    EXPECT_EQ(summary->resumed, 0);
  }
}

TEST_F(RunTest, AWorkerIsMadeOnItsThread) {
  testing::FakeRun run({"1", "2"});
  RunWork work = run.work();
  const auto make = work.make_worker;
  const std::thread::id here = std::this_thread::get_id();
  work.make_worker = [&](int number) {
    EXPECT_NE(std::this_thread::get_id(), here);
    return make(number);
  };
  EXPECT_TRUE(RunItems(work, {2}, stop_).ok());
}

TEST_F(RunTest, AWorkerThatCannotBeMadeEndsTheRun) {
  testing::FakeRun run(std::vector<std::string>(20, "1"));
  RunWork work = run.work();
  work.make_worker = [](int) {
    return absl::StatusOr<std::unique_ptr<RunWorker>>(absl::NotFoundError("no such engine"));
  };
  EXPECT_EQ(RunItems(work, {2}, stop_).status().message(), "no such engine");
  EXPECT_THAT(run.delivered, IsEmpty());
}

TEST_F(RunTest, StopsCleanlyAndGoesOnLater) {
  std::thread stopper([this] {
    std::this_thread::sleep_for(std::chrono::milliseconds(50));
    stop_ = true;
  });
  testing::FakeRun first({"5", "hang", "6"});
  const auto stopped = Run(first, 1, OpenJournal(/*fresh=*/true).get());
  stopper.join();
  ASSERT_TRUE(stopped.ok()) << stopped.status();
  EXPECT_TRUE(stopped->interrupted);
  EXPECT_THAT(first.results, ElementsAre("5", "", ""));
  EXPECT_THAT(first.delivered, ElementsAre(0));

  stop_ = false;
  testing::FakeRun second({"7", "8", "9"});
  const auto resumed = Run(second, 1, OpenJournal(/*fresh=*/false).get());
  EXPECT_EQ(resumed->resumed, 1);
  EXPECT_FALSE(resumed->interrupted);
  EXPECT_THAT(second.results, ElementsAre("5", "8", "9")) << "the first is from the journal";
  EXPECT_THAT(second.delivered, ElementsAre(0, 1, 2));
}

TEST_F(RunTest, EnoughEndsTheRunInTheOrderOfTheItems) {
  // The third item is enough, even if later items hang, and for any number of workers.
  for (const int jobs : {1, 2, 5}) {
    testing::FakeRun run({"slow", "1", "2", "hang", "hang", "hang"});
    RunWork work = run.work();
    work.is_enough = [&run] { return run.delivered.size() >= 3; };
    const auto summary = RunItems(work, {jobs}, stop_);
    ASSERT_TRUE(summary.ok()) << summary.status();
    EXPECT_TRUE(summary->was_enough);
    EXPECT_FALSE(summary->interrupted);
    EXPECT_FALSE(summary->out_of_time);
    EXPECT_THAT(run.delivered, ElementsAre(0, 1, 2));
  }
}

TEST_F(RunTest, WhatTheJournalHasMayBeEnough) {
  testing::FakeRun first({"1", "2", "3"});
  ASSERT_TRUE(Run(first, 1, OpenJournal(/*fresh=*/true).get()).ok());
  testing::FakeRun again({"hang", "hang", "hang", "hang"});
  RunWork work = again.work();
  work.is_enough = [&again] { return again.delivered.size() >= 2; };
  const std::unique_ptr<Journal> journal = OpenJournal(/*fresh=*/false);
  const auto summary = RunItems(work, {2, journal.get()}, stop_);
  EXPECT_TRUE(summary->was_enough);
  EXPECT_THAT(again.delivered, ElementsAre(0, 1));
  EXPECT_EQ(again.asked, 0);
}

TEST_F(RunTest, AnInterruptionIsNoEnough) {
  std::thread stopper([this] {
    std::this_thread::sleep_for(std::chrono::milliseconds(50));
    stop_ = true;
  });
  testing::FakeRun run({"1", "hang"});
  RunWork work = run.work();
  work.is_enough = [] { return false; };
  const auto summary = RunItems(work, {2}, stop_);
  stopper.join();
  EXPECT_TRUE(summary->interrupted);
  EXPECT_FALSE(summary->was_enough);
}

TEST_F(RunTest, WhatCannotBeMadeReadyIsNotDone) {
  testing::FakeRun run({"unready", "2"});
  RunControl control;
  control.watch.most_failures = 1;
  const auto summary = RunItems(run.work(), control, stop_);
  EXPECT_EQ(summary->gave_up, "unready");
  EXPECT_THAT(run.results, ElementsAre("", ""));
  EXPECT_THAT(run.delivered, ElementsAre(0));
}

TEST_F(RunTest, AFailureIsDeliveredAndTriedAgain) {
  testing::FakeRun run({"fail", "2"});
  ASSERT_TRUE(Run(run, 1, OpenJournal(true).get()).ok());
  EXPECT_THAT(run.delivered, ElementsAre(0, 1));
  EXPECT_THAT(OpenJournal(false)->finished(), ElementsAre(::testing::Pair("p1", "2")));
}

TEST_F(RunTest, WhatCannotBeTakenBackNamesJournalAndItem) {
  testing::FakeRun run({"1", "garbled"});
  ASSERT_TRUE(Run(run, 1, OpenJournal(true).get()).ok());
  EXPECT_THAT(std::string(Run(run, 1, OpenJournal(false).get()).status().message()),
              HasSubstr("run.journal: 'p1': expected a result; --fresh"));
}

TEST_F(RunTest, AJournalThatCannotBeWrittenEndsTheRun) {
  const std::unique_ptr<Journal> journal = OpenJournal(/*fresh=*/true);
  rlimit earlier;
  ASSERT_EQ(getrlimit(RLIMIT_FSIZE, &earlier), 0);
  signal(SIGXFSZ, SIG_IGN);
  const rlimit full = {1, earlier.rlim_max};
  ASSERT_EQ(setrlimit(RLIMIT_FSIZE, &full), 0);
  testing::FakeRun run({"1", "2", "3"});
  const auto summary = Run(run, 1, journal.get());
  ASSERT_EQ(setrlimit(RLIMIT_FSIZE, &earlier), 0);
  EXPECT_THAT(std::string(summary.status().message()), HasSubstr("cannot be written"));
  EXPECT_THAT(run.results, ElementsAre("1", "", ""));
}

}  // namespace
}  // namespace hakari
