#include "suites/predict/labeller.h"

#include <atomic>
#include <set>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "engine/notation/sfen.h"
#include "gtest/gtest.h"
#include "suites/core/limits.h"
#include "suites/core/problem.h"
#include "suites/core/problem_line.h"
#include "suites/core/problem_set.h"

namespace hakari::suites {
namespace {

constexpr char kSmall[] = "suites/predict/testdata/small.sfen";
constexpr LabelRecipe kRecipe = {20000, 100, 2000};

const std::atomic<bool> kGoOn{false};

std::vector<Problem> SmallProblems() {
  const auto set = ReadProblemSet({kSmall});
  EXPECT_TRUE(set.ok() && !set->problems().empty()) << set.status();
  return set->problems();
}

// The definition without any step before: PDS with all nodes at once.
mate::MateResult PlainPds(const Position& position) {
  const auto pds = *mate::MakeMateSolver("pds", *mate::TableBytesFor("pds", kRecipe.nodes));
  mate::MateLimits limits;
  limits.nodes = kRecipe.nodes;
  return pds->Solve(position, limits);
}

TEST(Labeller, NoStepChangesAnAnswer) {
  const auto labeller = *Labeller::Make(kRecipe);
  std::set<LabelWay> ways;
  for (const Problem& problem : SmallProblems()) {
    const Position position = problem.position();
    const std::optional<Label> label = labeller->LabelOf(position, kGoOn);
    ASSERT_TRUE(label);
    const mate::MateResult plain = PlainPds(position);
    EXPECT_EQ(label->is_mate(), plain.answer == mate::MateAnswer::kMate) << problem.id;
    EXPECT_TRUE(label->way == LabelWay::kStrong || label->nodes == plain.nodes) << problem.id;
    EXPECT_EQ(label->way == LabelWay::kPdsNone,
              plain.answer == mate::MateAnswer::kNoMate && label->way != LabelWay::kStrong);
    ways.insert(label->way);
  }
  EXPECT_EQ(ways.size(), 4u) << "the positions no longer go all ways";
}

TEST(Labeller, DoesWithoutTheStrongSolver) {
  const auto labeller = *Labeller::Make({kRecipe.nodes, kRecipe.first_nodes, 0});
  for (const Problem& problem : SmallProblems()) {
    const Position position = problem.position();
    const std::optional<Label> label = labeller->LabelOf(position, kGoOn);
    const mate::MateResult plain = PlainPds(position);
    EXPECT_EQ(label->nodes, plain.nodes) << problem.id;
    EXPECT_EQ(label->way == LabelWay::kPdsNone, plain.answer == mate::MateAnswer::kNoMate);
  }
}

TEST(Labeller, MayHaveFewerNodesThanItsFirstStep) {
  const auto labeller = *Labeller::Make({10, 100, 1000});
  const std::optional<Label> label =
      labeller->LabelOf(*notation::ParseSfen("k8/9/9/9/9/9/9/9/9 b 2R2B 1"), kGoOn);
  EXPECT_EQ(label->way, LabelWay::kOpen);
  EXPECT_EQ(label->nodes, 10u);
}

TEST(Labeller, SaysNothingOnceItIsStopped) {
  const std::atomic<bool> stop{true};
  const auto labeller = *Labeller::Make(kRecipe);
  for (const Problem& problem : SmallProblems()) {
    EXPECT_FALSE(labeller->LabelOf(problem.position(), stop)) << problem.id;
  }
}

TEST(Labeller, TooManyNodesForAnyMemory) {
  EXPECT_FALSE(Labeller::Make({uint64_t{1} << 40, 100, 0}).ok());
}

Problem At(const std::string& sfen) {
  return *ParseProblemLine(absl::StrCat("sfen ", sfen, " ; id=a"), {"test"});
}

TEST(LabelProgram, AnswersTheWay) {
  const Problem problem = At("4k4/9/4P4/9/9/9/9/9/4K4 b G 1");
  const auto program = *LabelProgram(kRecipe).make(kGoOn);
  const absl::StatusOr<Label> label = LabelOfOutcome("a", program->Run(problem, Limits(), kGoOn));
  ASSERT_TRUE(label.ok()) << label.status();
  EXPECT_EQ(label->id, "a");
  EXPECT_EQ(label->way, LabelWay::kPds);
  EXPECT_GT(label->nodes, 0u);
}

TEST(LabelProgram, RefusesWhatIsNoProblem) {
  const auto program = *LabelProgram(kRecipe).make(kGoOn);
  const Outcome outcome = program->Run(At("9/9/9/9/9/9/9/9/4K4 b G 1"), Limits(), kGoOn);
  EXPECT_EQ(outcome.status, OutcomeStatus::kRefused);
  EXPECT_FALSE(LabelOfOutcome("a", outcome).ok());
}

TEST(LabelProgram, WhatIsNoLabelIsSaid) {
  EXPECT_FALSE(LabelOfOutcome("a", Outcome::Stopped()).ok());
  EXPECT_FALSE(LabelOfOutcome("a", Outcome::Ran("luck", {{"nodes", 1}})).ok());
  EXPECT_EQ(LabelOfOutcome("a", Outcome::Ran("pds")).status().message(), "a: no nodes");
}

}  // namespace
}  // namespace hakari::suites
