#include "ci/compare/comparison.h"

#include <atomic>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "base/time/cpu_time.h"
#include "gtest/gtest.h"

namespace hakari::compare {
namespace {

// Records which program was asked which problem, in which order. A "fickle" program returns another
// count for its third question; a "throwing" one throws.
class Recorder : public suites::Program {
 public:
  Recorder(std::string name, std::vector<std::string>* log) : name_(std::move(name)), log_(log) {}

  suites::Outcome Run(const suites::Problem& problem, const suites::Limits& limits,
                      const std::atomic<bool>&) override {
    log_->push_back(absl::StrCat(name_, problem.id));
    if (name_ == "throwing") throw std::runtime_error("why not");
    uint64_t nodes = limits.nodes.value_or(7);
    if (name_ == "fickle" && ++asked_ == 3) ++nodes;
    return suites::Outcome::Ran(problem.id, {{"nodes", nodes}});
  }

 private:
  const std::string name_;
  std::vector<std::string>* const log_;
  int asked_ = 0;
};

// Takes 20 ms to prepare each position and no time to answer it; is never ready for p3.
class Preparing : public suites::Program {
 public:
  std::optional<suites::Outcome> MakeReady(const suites::Problem& problem, const suites::Limits&,
                                           const std::atomic<bool>&) override {
    if (problem.id == "p3") return suites::Outcome::Refused("not ready");
    const double end = ThreadCpuSeconds() + 0.02;
    while (ThreadCpuSeconds() < end) continue;
    return std::nullopt;
  }
  suites::Outcome Run(const suites::Problem&, const suites::Limits&,
                      const std::atomic<bool>&) override {
    return suites::Outcome::Ran("7g7f");
  }
};

class ComparisonTest : public ::testing::Test {
 protected:
  Contestant Named(const std::string& name) {
    suites::ProgramSpec spec;
    spec.name = name;
    spec.make = [this, name](const std::atomic<bool>&) {
      ++lives_;
      return std::make_unique<Recorder>(name, &log_);
    };
    return {name, spec, {}};
  }
  ComparisonOptions Options(const std::vector<std::string>& names) {
    ComparisonOptions options;
    for (const std::string& name : names) options.contestants.push_back(Named(name));
    for (int i = 0; i < 20; ++i) options.problems.emplace_back().id = absl::StrCat("p", i);
    options.score = [](const suites::Problem&, const suites::Outcome&) {
      return suites::Score{suites::Score::Verdict::kRight, 1};
    };
    return options;
  }

  std::vector<std::string> log_;
  int lives_ = 0;
};

TEST_F(ComparisonTest, PositionsStayTogetherAndTheOrderChanges) {
  const auto comparison = Compare(Options({"A", "B"}), {});
  ASSERT_TRUE(comparison.ok()) << comparison.status();
  ASSERT_EQ(log_.size(), 40u);
  int a_first = 0;
  for (size_t i = 0; i < log_.size(); i += 2) {
    EXPECT_EQ(log_[i].substr(1), log_[i + 1].substr(1));
    a_first += log_[i][0] == 'A' ? 1 : 0;
  }
  EXPECT_GT(a_first, 3);
  EXPECT_LT(a_first, 17);
  EXPECT_EQ(comparison->positions[3].answers[1].outcome.answer, "p3");
  EXPECT_TRUE(comparison->positions[3].answers[1].score.is_right());
  EXPECT_EQ(comparison->positions[3].answers[1].cpu_ns.size(), 1u) << "of our own thread";
}

TEST_F(ComparisonTest, TheOrderIsTheSeeds) {
  ComparisonOptions options = Options({"A", "B", "C"});
  ASSERT_TRUE(Compare(options, {}).ok());
  const std::vector<std::string> first = log_;
  log_.clear();
  ASSERT_TRUE(Compare(options, {}).ok());
  EXPECT_EQ(log_, first);
  log_.clear();
  ASSERT_TRUE(Compare(options, {"", 1, /*seed=*/2}).ok());
  EXPECT_NE(log_, first);
}

TEST_F(ComparisonTest, RoundsThatDisagreeAreMarked) {
  ComparisonOptions options = Options({"A", "fickle"});
  options.rounds = 2;
  const auto comparison = Compare(options, {});
  ASSERT_TRUE(comparison.ok());
  EXPECT_TRUE(comparison->positions[0].answers[1].repeats);
  EXPECT_FALSE(comparison->positions[1].answers[1].repeats);
  EXPECT_TRUE(comparison->positions[1].answers[0].repeats);
  EXPECT_EQ(comparison->positions[1].answers[1].cpu_ns.size(), 2u);
}

TEST_F(ComparisonTest, WhoThrowsHasAnOutcomeAndTheOthersGoOn) {
  const auto comparison = Compare(Options({"A", "throwing"}), {});
  ASSERT_TRUE(comparison.ok());
  EXPECT_EQ(comparison->positions[19].answers[1].outcome.status, suites::OutcomeStatus::kCrashed);
  EXPECT_TRUE(comparison->positions[19].answers[0].outcome.ran());
}

TEST_F(ComparisonTest, WhatIsDoneBeforeAPositionIsNoPartOfItsTime) {
  ComparisonOptions options = Options({"A"});
  options.problems.resize(4);
  options.contestants.push_back({"preparing", suites::ProgramSpec(), {}});
  options.contestants[1].program.make = [](const std::atomic<bool>&) {
    return std::make_unique<Preparing>();
  };
  const auto comparison = Compare(options, {});
  ASSERT_TRUE(comparison.ok()) << comparison.status();
  for (int i = 0; i < 3; ++i) {
    EXPECT_LT(comparison->positions[static_cast<size_t>(i)].answers[1].cpu_ns[0], 10'000'000) << i;
  }
  const ComparedAnswer& unready = comparison->positions[3].answers[1];
  EXPECT_EQ(unready.outcome.why, "not ready");
  EXPECT_TRUE(unready.cpu_ns.empty());
}

TEST_F(ComparisonTest, LivesAreAsLongAsAsked) {
  ComparisonOptions options = Options({"A", "B"});
  ASSERT_TRUE(Compare(options, {}).ok());
  EXPECT_EQ(lives_, 2);
  lives_ = 0;
  options.positions_a_life = 5;
  ASSERT_TRUE(Compare(options, {}).ok());
  EXPECT_EQ(lives_, 2 + 2 * 4) << "one each to see that they start, four for 20 positions";
}

TEST_F(ComparisonTest, NothingToCompareIsAnError) {
  ComparisonOptions options = Options({"A", "B"});
  options.problems.clear();
  EXPECT_FALSE(Compare(options, {}).ok());
  options = Options({"A"});
  options.contestants.push_back({"none", suites::ProgramSpec(), {}});
  options.contestants[1].program.make =
      [](const std::atomic<bool>&) -> absl::StatusOr<std::unique_ptr<suites::Program>> {
    return absl::NotFoundError("no such engine");
  };
  EXPECT_FALSE(Compare(options, {}).ok());
  const std::atomic<bool> stop(true);
  EXPECT_TRUE(Compare(Options({"A", "B"}), {"", 1, 0, &stop})->interrupted);
}

}  // namespace
}  // namespace hakari::compare
