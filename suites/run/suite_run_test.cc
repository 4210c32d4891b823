#include "suites/run/suite_run.h"

#include <filesystem>

#include "absl/status/status.h"
#include "absl/strings/str_cat.h"
#include "base/files/text_file.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
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

}  // namespace
}  // namespace hakari::suites
