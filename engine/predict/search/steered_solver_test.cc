#include "engine/predict/search/steered_solver.h"

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "engine/core/color.h"
#include "engine/core/move.h"
#include "engine/core/piece.h"
#include "engine/core/square.h"
#include "engine/mate/bounded/bounded_solver.h"
#include "engine/mate/bounded/bounded_table.h"
#include "engine/mate/judges/small_positions.h"
#include "engine/mate/mate_result.h"
#include "engine/mate/numbers.h"
#include "engine/mate/seams.h"
#include "engine/mate/solver.h"
#include "engine/movegen/move_list.h"
#include "engine/movegen/movegen.h"
#include "engine/position/position.h"
#include "engine/position/setup_for_test.h"
#include "engine/predict/linear_model.h"
#include "engine/predict/search/bounded_steered_solver.h"
#include "engine/predict/search/model_for_test.h"
#include "engine/predict/search/steering.h"
#include "gtest/gtest.h"

namespace hakari::predict {
namespace {

// The numbers for one position, worked out by hand.

constexpr int64_t kUnit = int64_t{1} << kModelScaleBits;

// A model that gives every position this distance from the hyperplane.
LinearModel Always(int64_t distance) {
  LinearModel model = {};
  model.bias = distance;
  return model;
}

Steering Bent(SteeringUse use, SteeringShape shape, const LinearModel& model) {
  Steering steering;
  steering.model = &model;
  steering.use = use;
  steering.shape = shape;
  steering.reach = SteeringReach::kShrinking;
  steering.alpha = 7;
  return steering;
}

class SteererTest : public ::testing::Test {
 protected:
  // The root, where the attacker moves, and the defender's node below it.
  mate::ChildView Root() const { return {root_, Move(), root_.key(), 0, kBlack}; }
  mate::ChildView AfterCheck() const { return {root_, check_, root_.KeyAfter(check_), 1, kBlack}; }

  const Position root_ = PositionOf("k11 G23", kBlack, "G", "");
  const Move check_ = Move::Drop(kGold, MakeSquare(1, 2));
};

TEST_F(SteererTest, InitialNumbersPutOffTheUnlikelySide) {
  const LinearModel mate = Always(kUnit), none = Always(-kUnit);
  Steerer sees_mate(Bent(SteeringUse::kInitialNumbers, SteeringShape::kStep, mate));
  Steerer sees_none(Bent(SteeringUse::kInitialNumbers, SteeringShape::kStep, none));
  // Proof and disproof number: phi and delta where the attacker moves, else the other way round.
  EXPECT_EQ(sees_mate.Absent(Root()), (mate::Numbers{1, 8}));
  EXPECT_EQ(sees_mate.Absent(AfterCheck()), (mate::Numbers{7, 1}));
  EXPECT_EQ(sees_none.Absent(Root()), (mate::Numbers{8, 1}));
  EXPECT_EQ(sees_none.Absent(AfterCheck()), (mate::Numbers{1, 7}));
  EXPECT_EQ(sees_mate.Increments(Root()), mate::NoPolicy::kIncrements);
}

TEST_F(SteererTest, IncrementsFavourTheLikelySide) {
  const LinearModel mate = Always(kUnit), none = Always(-kUnit);
  Steerer sees_mate(Bent(SteeringUse::kIncrements, SteeringShape::kStep, mate));
  Steerer sees_none(Bent(SteeringUse::kIncrements, SteeringShape::kStep, none));
  EXPECT_EQ(sees_mate.Increments(Root()), (mate::Numbers{8, 1}));
  EXPECT_EQ(sees_mate.Increments(AfterCheck()), (mate::Numbers{1, 7}));
  EXPECT_EQ(sees_none.Increments(Root()), (mate::Numbers{1, 8}));
  EXPECT_EQ(sees_none.Increments(AfterCheck()), (mate::Numbers{7, 1}));
  EXPECT_EQ(sees_mate.Absent(Root()), mate::NoPolicy::kAbsent);
}

// 7σ(1) = 5.12 at the root, 6σ(1) = 4.39 a ply below.
TEST_F(SteererTest, ASigmoidAddsLess) {
  const LinearModel mate = Always(kUnit);
  Steerer steerer(Bent(SteeringUse::kIncrements, SteeringShape::kSigmoid, mate));
  EXPECT_EQ(steerer.Increments(Root()), (mate::Numbers{6, 1}));
  EXPECT_EQ(steerer.Increments(AfterCheck()), (mate::Numbers{1, 5}));
}

TEST_F(SteererTest, AHyperplaneMovedFarEnoughTurnsThePrediction) {
  const LinearModel mate = Always(kUnit);
  Steering steering = Bent(SteeringUse::kIncrements, SteeringShape::kStep, mate);
  steering.offset = -2 * kUnit;
  EXPECT_EQ(Steerer(steering).Increments(Root()), (mate::Numbers{1, 8}));
}

// A model that counts the attacker's hand, which the drop empties.
TEST_F(SteererTest, TheChildIsJudgedAsItStandsAfterItsMove) {
  constexpr int kAttackersHandTotal = 27;
  LinearModel model = Always(-1);
  model.weights[kAttackersHandTotal] = static_cast<int32_t>(kUnit);
  Steerer steerer(Bent(SteeringUse::kIncrements, SteeringShape::kStep, model));
  EXPECT_EQ(steerer.Increments(Root()), (mate::Numbers{8, 1}));
  EXPECT_EQ(steerer.Increments(AfterCheck()), (mate::Numbers{7, 1}));
}

// The same model: the attacker keeps its gold by moving the one on the board.
TEST_F(SteererTest, OrderingPutsThePromisingMoveFirst) {
  constexpr int kAttackersHandTotal = 27;
  LinearModel model = Always(0);
  model.weights[kAttackersHandTotal] = static_cast<int32_t>(kUnit);
  movegen::MoveList moves;
  movegen::GenerateChecks(root_, moves);
  ASSERT_GT(moves.size(), 1);
  OrderingPolicy(&model).Order(root_, kBlack, moves);
  EXPECT_FALSE(moves[0].is_drop());
  EXPECT_TRUE(moves[moves.size() - 1].is_drop());
  model.weights[kAttackersHandTotal] = -model.weights[kAttackersHandTotal];
  OrderingPolicy(&model).Order(root_, kBlack, moves);
  EXPECT_TRUE(moves[0].is_drop());
}

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
    EXPECT_GT(other_counts, 10) << name << " changes nothing";
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

TEST(BoundedSteeredSolver, CountsAsTheOtherDoesWhileNothingIsLost) {
  const std::vector<Position> positions = mate::PositionsFromGames(14, 60);
  for (const char* name : kSettings) {
    const auto steered = MakeSteeredSolver(Named(name), kNodes);
    const auto bounded =
        MakeBoundedSteeredSolver(Named(name), *mate::ParseBoundedTable("table18-ways16"), kNodes);
    for (const Position& position : positions) {
      const mate::MateResult expected = Solve(*steered, position);
      const mate::MateResult found = Solve(*bounded, position);
      EXPECT_EQ(found.nodes, expected.nodes) << name;
      EXPECT_EQ(found.line, expected.line) << name;
      EXPECT_EQ(bounded->visits().repeats_lost, 0u) << name;
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
