#include "engine/predict/search/steered_solver.h"

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "engine/mate/judges/game_positions.h"
#include "engine/mate/mate_line.h"
#include "engine/mate/mate_result.h"
#include "engine/mate/solver.h"
#include "engine/position/position.h"
#include "engine/predict/search/model_for_test.h"
#include "engine/predict/search/steered_policy.h"
#include "engine/predict/search/steering.h"
#include "gtest/gtest.h"

namespace hakari::predict {
namespace {

constexpr uint32_t kNodes = 2000;

const char* const kSettings[] = {"initial-step-constant-5",
                                 "initial-sigmoid-constant-5",
                                 "initial-step-shrinking-5",
                                 "initial-sigmoid-shrinking-5",
                                 "increments-step-constant-7",
                                 "increments-sigmoid-constant-7",
                                 "increments-sigmoid-constant-6-plies2",
                                 "increments-step-shrinking-7",
                                 "bounded-step-constant-7",
                                 "bounded-sigmoid-shrinking-7",
                                 "increments-sigmoid-shrinking-7-offset0.5",
                                 "initial-step-shrinking-3-independent",
                                 "increments-sigmoid-shrinking-3-dependent"};

Steering Named(const std::string& name) { return *ParseSteering(name, testing::HandMadeModel()); }

std::unique_ptr<mate::MateSolver> PlainPds() {
  return *mate::MakeMateSolver("pds", *mate::TableBytesFor("pds", kNodes));
}

mate::MateResult Solve(mate::MateSolver& solver, const Position& position) {
  mate::MateLimits limits;
  limits.nodes = kNodes;
  return solver.Solve(position, limits);
}

TEST(SteeredSolver, WithoutExtraItIsPlainPds) {
  const auto plain = PlainPds();
  const std::vector<Position> positions = mate::PositionsFromGames(11, 150);
  ASSERT_EQ(positions.size(), 150u);
  for (const char* name : {"initial-sigmoid-constant-0", "increments-step-shrinking-0",
                           "bounded-sigmoid-shrinking-0"}) {
    const auto steered = MakeSteeredSolver(Named(name), kNodes);
    for (const Position& position : positions) {
      const mate::MateResult expected = Solve(*plain, position);
      const mate::MateResult found = Solve(*steered, position);
      EXPECT_EQ(found.answer, expected.answer);
      EXPECT_EQ(found.nodes, expected.nodes);
      EXPECT_EQ(found.line, expected.line);
    }
  }
}

TEST(SteeredSolver, WhatBothSolveTheyAnswerAlike) {
  const std::vector<Position> positions = mate::PositionsFromGames(12, 300);
  const auto plain = PlainPds();
  std::vector<mate::MateResult> expected;
  for (const Position& position : positions) expected.push_back(Solve(*plain, position));
  for (const char* name : kSettings) {
    const auto steered = MakeSteeredSolver(Named(name), kNodes);
    int both = 0, other_counts = 0;
    for (size_t i = 0; i < positions.size(); ++i) {
      const mate::MateResult found = Solve(*steered, positions[i]);
      if (found.answer == mate::MateAnswer::kUnknown ||
          expected[i].answer == mate::MateAnswer::kUnknown) {
        continue;
      }
      ++both;
      other_counts += found.nodes != expected[i].nodes ? 1 : 0;
      EXPECT_EQ(found.answer, expected[i].answer) << name;
      if (found.answer != mate::MateAnswer::kMate) continue;
      EXPECT_TRUE(mate::VerifyMateLine(positions[i], found.line).ok()) << name;
    }
    EXPECT_GT(both, 150) << name;
    EXPECT_GT(other_counts, 10) << name << " bends nothing";
  }
}

TEST(SteeredSolver, WhatIsRememberedDecidesNothing) {
  const std::vector<Position> positions = mate::PositionsFromGames(13, 60);
  ASSERT_EQ(positions.size(), 60u);
  for (const char* name : kSettings) {
    const auto forgetful = MakeSteeredSolver(Named(name), kNodes, 0);
    const auto crowded = MakeSteeredSolver(Named(name), kNodes, 2);
    const auto usual = MakeSteeredSolver(Named(name), kNodes);
    for (const Position& position : positions) {
      const mate::MateResult expected = Solve(*forgetful, position);
      EXPECT_EQ(Solve(*crowded, position).nodes, expected.nodes) << name;
      EXPECT_EQ(Solve(*usual, position).nodes, expected.nodes) << name;
    }
  }
}

TEST(OrderedSolver, AnswersAlikeAndCountsOtherwise) {
  const auto plain = PlainPds();
  const auto ordered = MakeOrderedSolver(testing::HandMadeModel(), kNodes);
  int both = 0, other_counts = 0;
  for (const Position& position : mate::PositionsFromGames(14, 200)) {
    const mate::MateResult expected = Solve(*plain, position);
    const mate::MateResult found = Solve(*ordered, position);
    if (found.answer == mate::MateAnswer::kUnknown || expected.answer == mate::MateAnswer::kUnknown)
      continue;
    ++both;
    other_counts += found.nodes != expected.nodes ? 1 : 0;
    EXPECT_EQ(found.answer, expected.answer);
  }
  EXPECT_GT(both, 100);
  EXPECT_GT(other_counts, 10);
}

}  // namespace
}  // namespace hakari::predict
