// Tests with a small repository whose `./hakari` prints a file that is committed beside it.
#include "ci/gate/bisect/bisect_run.h"

#include <algorithm>
#include <cstdlib>
#include <fstream>

#include "absl/status/status.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "base/files/text_file.h"
#include "base/status/testing.h"
#include "ci/gate/bisect/bisection.h"
#include "ci/report/json.h"
#include "ci/report/testing.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace hakari::gate {
namespace {

using ::testing::ElementsAre;
using ::testing::UnorderedElementsAre;

constexpr char kScript[] =
    "#!/bin/sh\n"
    "echo run >> \"$BISECT_TEST_LOG\"\n"
    "[ -e broken ] && { echo talk >&2; echo 'the build failed' >&2; exit 4; }\n"
    "cat answer.json\n";

class BisectRunTest : public ::testing::Test {
 protected:
  void SetUp() override {
    Do(absl::StrCat("rm -rf ", repository_, " ", work_, " ", log_, " && git init -q ",
                    repository_));
    setenv("BISECT_TEST_LOG", log_.c_str(), 1);
    std::ofstream(repository_ + "/hakari") << kScript;
    Do(absl::StrCat("chmod +x ", repository_, "/hakari"));
    plan_.ask.repository = repository_;
    plan_.ask.command = "hakari";
    plan_.ask.words = {"suite", "mate"};
    plan_.ask.work = work_;
    plan_.good = "HEAD~7";
    plan_.bad = "HEAD";
    plan_.rounds = 9;
  }

  static void Do(const std::string& line) { ASSERT_EQ(std::system(line.c_str()), 0) << line; }

  // Makes the next commit; its second problem takes `nodes` nodes.
  void Commit(const std::string& title, uint64_t nodes, int64_t cpu_ns = 1'000'000'000) {
    report::SuiteReport report = report::testing::ReportWith({});
    report.results[1].outcome.counters["nodes"] = nodes;
    report.results[1].outcome.times.cpu_ns = cpu_ns;
    std::ofstream(repository_ + "/answer.json") << report::ToJson(report);
    std::ofstream(repository_ + "/title") << title;
    Do(absl::StrCat(
        "cd ", repository_,
        " && git add -A && git -c user.name=a -c user.email=a@b -c commit.gpgsign=false "
        "commit -q -m '",
        title, "'"));
  }

  int Runs() const {
    const std::string log = ReadTextFile(log_).value_or("");
    return static_cast<int>(std::count(log.begin(), log.end(), '\n'));
  }

  const std::string repository_ = ::testing::TempDir() + "/bisect_repository";
  const std::string work_ = ::testing::TempDir() + "/bisect_work";
  const std::string log_ = ::testing::TempDir() + "/bisect_log";
  BisectPlan plan_;
};

TEST_F(BisectRunTest, FindsTheCommitThatChangedACount) {
  for (int i = 0; i < 8; ++i) Commit(absl::StrCat("change ", i), i < 5 ? 7 : 9);
  HAKARI_ASSERT_OK(const auto report, RunBisect(plan_));
  ASSERT_TRUE(report.is_one());
  EXPECT_TRUE(absl::EndsWith(report.suspects[0], " change 5")) << report.suspects[0];
  EXPECT_EQ(report.problem, "m2");
  ASSERT_EQ(report.at_first.size(), 1u);
  EXPECT_EQ(golden::FindingText(report.at_first[0]), "m2: nodes 9, was 7");
  EXPECT_LE(report.tried, 3);
  const std::string text = BisectText(report);
  EXPECT_TRUE(absl::StrContains(text, "m2: nodes 9, was 7")) << text;
  EXPECT_TRUE(absl::StrContains(text, "git show " + report.first_hash)) << text;
}

TEST_F(BisectRunTest, WhatWasAskedIsNotAskedAgain) {
  for (int i = 0; i < 8; ++i) Commit(absl::StrCat("change ", i), i < 5 ? 7 : 9);
  ASSERT_TRUE(RunBisect(plan_).ok());
  const int runs = Runs();
  ASSERT_TRUE(RunBisect(plan_).ok());
  EXPECT_EQ(Runs(), runs);
}

TEST_F(BisectRunTest, WhatDoesNotBuildIsSkippedAndNamed) {
  for (int i = 0; i < 8; ++i) {
    if (i == 4) std::ofstream(repository_ + "/broken") << "x";
    if (i == 5) Do("rm " + repository_ + "/broken");
    Commit(absl::StrCat("change ", i), i < 4 ? 7 : 9);
  }
  HAKARI_ASSERT_OK(const auto report, RunBisect(plan_));
  EXPECT_EQ(report.suspects.size(), 2u);
  ASSERT_EQ(report.skipped.size(), 1u);
  EXPECT_EQ(report.skipped[0].why, "the build failed");
  EXPECT_TRUE(absl::EndsWith(report.skipped[0].title, " change 4"));
}

TEST_F(BisectRunTest, FindsTheCommitThatMadeANodeSlower) {
  for (int i = 0; i < 8; ++i) {
    Commit(absl::StrCat("change ", i), 7, i < 3 ? 1'000'000'000 : 1'500'000'000);
  }
  plan_.by_speed = true;
  HAKARI_ASSERT_OK(const auto report, RunBisect(plan_));
  ASSERT_TRUE(report.is_one());
  EXPECT_TRUE(absl::EndsWith(report.suspects[0], " change 3")) << report.suspects[0];
  EXPECT_EQ(report.speed->what, "time per node");
  EXPECT_GT(report.speed_at_first->estimate, 1.2);
}

TEST_F(BisectRunTest, WhereNothingDiffersNothingIsFound) {
  for (int i = 0; i < 8; ++i) Commit(absl::StrCat("change ", i), 7);
  EXPECT_FALSE(RunBisect(plan_)->differs());
  plan_.by_speed = true;
  EXPECT_FALSE(RunBisect(plan_)->differs());
}

TEST_F(BisectRunTest, RefusesWhatCannotBe) {
  for (int i = 0; i < 8; ++i) Commit(absl::StrCat("change ", i), i < 5 ? 7 : 9);
  plan_.good = "--all";
  EXPECT_EQ(RunBisect(plan_).status().code(), absl::StatusCode::kNotFound);
  plan_.good = "HEAD";
  EXPECT_EQ(RunBisect(plan_).status().code(), absl::StatusCode::kInvalidArgument);
  plan_.good = "HEAD";
  plan_.bad = "HEAD~1";
  EXPECT_EQ(RunBisect(plan_).status().code(), absl::StatusCode::kInvalidArgument);
}

TEST_F(BisectRunTest, TheUsersCheckoutIsLeftAlone) {
  for (int i = 0; i < 8; ++i) Commit(absl::StrCat("change ", i), i < 5 ? 7 : 9);
  std::ofstream(repository_ + "/title") << "being edited";
  ASSERT_TRUE(RunBisect(plan_).ok());
  EXPECT_EQ(*ReadTextFile(repository_ + "/title"), "being edited");
}

// A linear history: commits "0" to "999".
class Row : public CommitGraph {
 public:
  absl::StatusOr<std::vector<std::string>> Between(const std::vector<std::string>& olds,
                                                   const std::string& newest) const override {
    int oldest = 0;
    for (const std::string& old : olds) oldest = std::max(oldest, std::stoi(old));
    const int last = std::stoi(newest);
    std::vector<int> numbers;
    for (int i = oldest + 1; i <= last; ++i) numbers.push_back(i);
    const int middle = (oldest + last) / 2;
    std::stable_sort(numbers.begin(), numbers.end(), [middle](int a, int b) {
      return std::abs(a - middle) < std::abs(b - middle);
    });
    std::vector<std::string> commits;
    for (int number : numbers) commits.push_back(absl::StrCat(number));
    return commits;
  }
};

// Commits from `first` on are new; those in `broken` are skipped.
TryCommit NewFrom(int first, const std::vector<int>& broken = {}) {
  return [first, broken](const std::string& commit) -> absl::StatusOr<Trial> {
    const int number = std::stoi(commit);
    if (std::count(broken.begin(), broken.end(), number) > 0) return Trial::kSkip;
    return number >= first ? Trial::kNew : Trial::kOld;
  };
}

TEST(BisectionTest, FindsTheFirstNewCommitByHalving) {
  for (int first : {1, 2, 499, 500, 501, 998, 999}) {
    HAKARI_ASSERT_OK(const auto found, Bisect(Row(), "0", "999", NewFrom(first)));
    EXPECT_THAT(found.suspects, ElementsAre(absl::StrCat(first)));
    EXPECT_LE(found.tried, 10);
  }
}

TEST(BisectionTest, NothingIsTriedBetweenNeighbours) {
  HAKARI_ASSERT_OK(const auto found, Bisect(Row(), "7", "8", NewFrom(8)));
  EXPECT_THAT(found.suspects, ElementsAre("8"));
  EXPECT_EQ(found.tried, 0);
}

TEST(BisectionTest, WhatDoesNotBuildIsGoneAround) {
  HAKARI_ASSERT_OK(const auto found, Bisect(Row(), "0", "100", NewFrom(20, {50, 49, 51})));
  EXPECT_THAT(found.suspects, ElementsAre("20"));
}

TEST(BisectionTest, SkippedNeighboursStaySuspects) {
  HAKARI_ASSERT_OK(const auto found, Bisect(Row(), "0", "100", NewFrom(50, {48, 49})));
  EXPECT_THAT(found.suspects, UnorderedElementsAre("50", "49", "48"));
  EXPECT_EQ(found.suspects[0], "50");
}

TEST(BisectionTest, AnErrorEndsIt) {
  const auto stopped = Bisect(Row(), "0", "100", [](const std::string&) {
    return absl::StatusOr<Trial>(absl::CancelledError("interrupted"));
  });
  EXPECT_EQ(stopped.status().code(), absl::StatusCode::kCancelled);
}

}  // namespace
}  // namespace hakari::gate
