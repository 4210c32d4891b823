#include "suites/predict/experiments/experiment.h"

#include <atomic>
#include <filesystem>
#include <memory>
#include <string>

#include "absl/status/status.h"
#include "absl/strings/str_cat.h"
#include "base/files/text_file.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "suites/run/testing.h"

namespace hakari::suites {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;

// Gives the same answer to every problem.
class Liar : public Program {
 public:
  Outcome Run(const Problem&, const Limits&, const std::atomic<bool>&) override {
    return Outcome::Ran("7", {{"nodes", 7}});
  }
};

class ExperimentTest : public ::testing::Test {
 protected:
  ExperimentTest() {
    options_.journal_folder = absl::StrCat(::testing::TempDir(), "/journals");
    std::filesystem::remove_all(options_.journal_folder);
    set_.name = "fake";
    set_.problems = testing::FakeProblems({"count=1", "count=2", "count=3", "count=4", "count=5"});
  }

  absl::StatusOr<SettingRun> Run() { return RunSetting(set_, setting_, options_, context_); }

  ExperimentSet set_;
  ProgramSpec setting_ = testing::FakeProgram();
  ExperimentOptions options_;
  std::atomic<bool> stop_{false};
  Context context_ = {"", 1, 0, &stop_};
};

TEST_F(ExperimentTest, AnswersStandInTheOrderOfTheSet) {
  context_.jobs = 3;
  const auto run = Run();
  ASSERT_TRUE(run.ok()) << run.status();
  EXPECT_THAT(run->ids, ElementsAre("p0", "p1", "p2", "p3", "p4"));
  ASSERT_EQ(run->outcomes.size(), 5u);
  EXPECT_EQ(run->outcomes[4].answer, "5");
  EXPECT_EQ(run->resumed, 0);
}

TEST_F(ExperimentTest, WhatWasMeasuredIsKept) {
  ASSERT_TRUE(Run().ok());
  EXPECT_EQ(Run()->resumed, 5);
  options_.fresh = true;
  EXPECT_EQ(Run()->resumed, 0);
}

TEST_F(ExperimentTest, APartIsEveryNthPosition) {
  set_.part = {2, 2};
  EXPECT_THAT(Run()->ids, ElementsAre("p1", "p3"));
  set_.part = {6, 6};
  EXPECT_EQ(Run().status().code(), absl::StatusCode::kOutOfRange);
}

TEST_F(ExperimentTest, TheWholeTakesOverItsShards) {
  options_.shard = {1, 2};
  EXPECT_THAT(Run()->ids, ElementsAre("p0", "p2", "p4"));
  options_.shard = {1, 1};
  EXPECT_EQ(Run()->resumed, 3);
  options_.shard = {2, 2};
  EXPECT_EQ(Run()->resumed, 0) << "shards are independent of each other";
  options_.shard = {1, 1};
  EXPECT_EQ(Run()->resumed, 5);
}

TEST_F(ExperimentTest, AnotherConfigurationIsRefused) {
  ASSERT_TRUE(Run().ok());
  setting_.configuration = "fake/2";
  const absl::Status refused = Run().status();
  EXPECT_EQ(refused.code(), absl::StatusCode::kFailedPrecondition);
  EXPECT_THAT(std::string(refused.message()), HasSubstr("configuration"));
}

TEST_F(ExperimentTest, AShardOfAnotherConfigurationIsRefusedToo) {
  options_.shard = {1, 2};
  ASSERT_TRUE(Run().ok());
  options_.shard = {1, 1};
  setting_.configuration = "fake/2";
  EXPECT_EQ(Run().status().code(), absl::StatusCode::kFailedPrecondition);
}

TEST_F(ExperimentTest, AShardWithAnotherResultIsRefused) {
  ASSERT_TRUE(Run().ok());
  options_.shard = {1, 2};
  ASSERT_TRUE(Run().ok());
  options_.shard = {1, 1};
  EXPECT_EQ(Run()->resumed, 5) << "times differ, but are not part of a result";
  options_.shard = {2, 2};
  setting_.make = [](const std::atomic<bool>&) { return std::make_unique<Liar>(); };
  ASSERT_TRUE(Run().ok());
  options_.shard = {1, 1};
  const absl::Status refused = Run().status();
  EXPECT_EQ(refused.code(), absl::StatusCode::kFailedPrecondition);
  EXPECT_THAT(std::string(refused.message()),
              HasSubstr("fake-fake-full-shard2of2.journal: 'p1' has another result"));
}

TEST_F(ExperimentTest, AnInterruptedRunSaysSo) {
  stop_ = true;
  const auto run = Run();
  ASSERT_TRUE(run.ok()) << run.status();
  EXPECT_TRUE(run->interrupted);
}

TEST(ReadExperimentSet, NamesTheFileWithoutFolderAndEnding) {
  const std::string root = ::testing::TempDir();
  ASSERT_TRUE(
      WriteFileAtomically(root + "/ends.sfen", "sfen 4k4/9/9/9/9/9/9/9/4K4 b - 1 ; id=a\n").ok());
  EXPECT_EQ(ReadExperimentSet(root, "ends.sfen", {})->name, "ends");
  EXPECT_EQ(ReadExperimentSet(root, "ends.sfen", {1, 20})->name, "ends-1of20");
  EXPECT_EQ(ReadExperimentSet(root, "ends.sfen", {2, 20}).status().code(),
            absl::StatusCode::kOutOfRange);
  EXPECT_FALSE(ReadExperimentSet(root, "none.sfen", {}).ok());
}

}  // namespace
}  // namespace hakari::suites
