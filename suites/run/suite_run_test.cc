#include "suites/run/suite_run.h"

#include <atomic>
#include <filesystem>
#include <thread>

#include "absl/status/status.h"
#include "absl/strings/str_cat.h"
#include "base/files/text_file.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "suites/run/runner.h"
#include "suites/run/testing.h"

namespace hakari::suites {
namespace {

using ::testing::HasSubstr;

class SuiteRunTest : public ::testing::Test {
 protected:
  SuiteRunTest() {
    options_.journal_folder = absl::StrCat(::testing::TempDir(), "/state");
    options_.fresh = true;
    SetProblems("right=3 count=3", "right=3 count=4");
  }

  void SetProblems(const std::string& first, const std::string& second) {
    const std::string sfen = "sfen 4k4/9/9/9/9/9/9/9/4K4 ";
    ASSERT_TRUE(WriteFileAtomically(absl::StrCat(context_.root, "/fake.sfen"),
                                    absl::StrCat(sfen, "b - 1 ; id=a ", first, "\n", sfen,
                                                 "w - 1 ; id=b ", second, "\n"))
                    .ok());
  }
  absl::StatusOr<SuiteRun> Run() { return RunSuite(suite_, options_, context_); }
  std::string JournalPath() {
    return absl::StrCat(options_.journal_folder, "/fake-fake-full.journal");
  }

  Suite suite_ = testing::FakeSuite("fake.sfen");
  SuiteRunOptions options_;
  const Context context_ = {::testing::TempDir()};
};

TEST_F(SuiteRunTest, RunsAndScores) {
  const auto run = Run();
  ASSERT_TRUE(run.ok()) << run.status();
  ASSERT_EQ(run->results.size(), 2u);
  EXPECT_EQ(run->results[0].id, "a");
  EXPECT_TRUE(run->results[0].score.is_right());
  EXPECT_EQ(run->results[1].outcome.answer, "4");
  EXPECT_TRUE(run->results[1].score.is_wrong());
}

TEST_F(SuiteRunTest, WhatDidNotRunIsNotScored) {
  SetProblems("right=3 does=throw", "count=1");
  EXPECT_EQ(Run()->results[0].score.verdict, Score::Verdict::kOpen);
}

TEST_F(SuiteRunTest, WhatDidNotRunAndHasARightMoveIsNotAnswered) {
  SetProblems("best=5i5h does=throw", "avoid=5a5b right=1");
  EXPECT_EQ(Run()->results[0].score.verdict, Score::Verdict::kNotAnswered);
  EXPECT_TRUE(Run()->results[1].score.is_right());
}

TEST_F(SuiteRunTest, ResultsKnowTheirGroups) {
  suite_.tally = {"book", "theme"};
  SetProblems("best=5i5h theme=fork,pin", "avoid=5a5b book=one game=2");
  const auto run = Run();
  ASSERT_TRUE(run.ok()) << run.status();
  EXPECT_EQ(run->results[0].groups, (Groups{{"theme", {"fork", "pin"}}}));
  EXPECT_EQ(run->results[1].groups, (Groups{{"book", {"one"}}}));
  SetProblems("theme=fork", "avoid=5a5b");
  EXPECT_THAT(std::string(Run().status().message()), HasSubstr("fake.sfen:1:"));
}

TEST_F(SuiteRunTest, GivenProblemsStandInPlaceOfTheSuites) {
  suite_.problem_files = {"nowhere.sfen"};
  EXPECT_FALSE(Run().ok());
  EXPECT_EQ(Give(suite_, "p").code(), absl::StatusCode::kInvalidArgument)
      << "the suite accepts only its own problems";
  suite_.read_given = [](const std::string& path, const ProblemRules&) {
    return ParseProblemSet("startpos ; id=given", path);
  };
  ASSERT_TRUE(Give(suite_, "p").ok());
  const auto run = Run();
  ASSERT_TRUE(run.ok()) << run.status();
  ASSERT_EQ(run->results.size(), 1u);
  EXPECT_EQ(run->results[0].id, "given");
  EXPECT_NE(run->journal->path(), JournalPath())
      << "the journal of the suite's own problems is kept";
}

TEST_F(SuiteRunTest, WhatIsNotThereIsOutOfRange) {
  options_.program = "other";
  EXPECT_EQ(Run().status().code(), absl::StatusCode::kOutOfRange);
  options_.program = "fake";
  options_.selection.only = {"c"};
  EXPECT_EQ(Run().status().code(), absl::StatusCode::kOutOfRange);
}

TEST_F(SuiteRunTest, GoesOnWithTheSameConfigurationOnly) {
  ASSERT_TRUE(Run().ok());
  options_.fresh = false;
  EXPECT_EQ(Run()->resumed, 2);
  options_.limits.nodes = 1;
  EXPECT_EQ(Run()->resumed, 0) << "other limits have a journal of their own";
  options_.limits = {};
  suite_.programs[0].configuration = "fake/2";
  EXPECT_THAT(std::string(Run().status().message()),
              HasSubstr("it says configuration=fake/1, this run is configuration=fake/2"));
  suite_.programs[0].configuration = "fake/1";
  SetProblems("right=3 count=5", "right=3 count=4");
  const absl::Status refused = Run().status();
  EXPECT_EQ(refused.code(), absl::StatusCode::kFailedPrecondition);
  EXPECT_THAT(std::string(refused.message()), HasSubstr("suite_hash"));
  options_.fresh = true;
  EXPECT_EQ(Run()->results[0].outcome.answer, "5");
}

TEST_F(SuiteRunTest, SingleProblemsLeaveTheJournalAlone) {
  std::filesystem::remove(JournalPath());
  options_.selection.only = {"b"};
  const auto run = Run();
  EXPECT_EQ(run->results.size(), 1u);
  EXPECT_EQ(run->journal, nullptr);
  EXPECT_FALSE(ReadTextFile(JournalPath()).ok());
}

TEST_F(SuiteRunTest, ShardsHaveJournalsOfTheirOwn) {
  options_.selection.shard = {2, 2};
  const auto run = Run();
  ASSERT_TRUE(run.ok());
  EXPECT_EQ(run->results[0].id, "b");
  EXPECT_THAT(run->journal->path(), HasSubstr("fake-fake-full-2of2.journal"));
}

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
  EXPECT_EQ(result->outcomes[0].why, "took longer than 0.04 s, also when retried alone");
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
