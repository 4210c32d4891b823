#include "engine/predict/search/prediction.h"

#include <cstdint>
#include <vector>

#include "absl/status/status.h"
#include "engine/core/color.h"
#include "engine/mate/judges/small_positions.h"
#include "engine/position/position.h"
#include "engine/position/setup_for_test.h"
#include "engine/predict/linear_model.h"
#include "engine/predict/search/model_for_test.h"
#include "engine/predict/search/steering.h"
#include "gtest/gtest.h"

namespace hakari::predict {
namespace {

constexpr int64_t kUnit = int64_t{1} << kModelScaleBits;
constexpr uint32_t kHalf = kCertainty / 2;

uint32_t Combined(bool attacker_moves, ChildrenAre children, const std::vector<uint32_t>& each) {
  CombinedProbability all(attacker_moves, children);
  for (const uint32_t mate : each) all.Add(mate);
  return all.mate();
}

// Table 4.10 with probabilities of 1/2 and 1/4.
TEST(CombinedProbability, IsTheTable) {
  const std::vector<uint32_t> children = {kCertainty / 2, kCertainty / 4};
  EXPECT_EQ(Combined(false, ChildrenAre::kIndependent, children), kCertainty / 8);
  EXPECT_EQ(Combined(false, ChildrenAre::kDependent, children), kCertainty / 4);
  EXPECT_EQ(Combined(true, ChildrenAre::kIndependent, children), kCertainty * 5 / 8);
  EXPECT_EQ(Combined(true, ChildrenAre::kDependent, children), kCertainty / 2);
}

TEST(CombinedProbability, WithoutChildrenTheSideToMoveHasLost) {
  for (const ChildrenAre children : {ChildrenAre::kIndependent, ChildrenAre::kDependent}) {
    EXPECT_EQ(Combined(false, children, {}), kCertainty);
    EXPECT_EQ(Combined(true, children, {}), 0);
  }
}

TEST(CombinedProbability, OneSureChildDecides) {
  for (const ChildrenAre children : {ChildrenAre::kIndependent, ChildrenAre::kDependent}) {
    EXPECT_EQ(Combined(false, children, {kCertainty, 0, 100}), 0);
    EXPECT_EQ(Combined(true, children, {kCertainty, 0, 100}), kCertainty);
  }
}

TEST(MateProbability, IsTheSigmoid) {
  EXPECT_EQ(MateProbability(0), kHalf);
  EXPECT_NEAR(MateProbability(kUnit), 0.731059 * kCertainty, 16);
  EXPECT_NEAR(MateProbability(-kUnit), 0.268941 * kCertainty, 16);
  EXPECT_EQ(MateProbability(int64_t{1} << 40), kCertainty);
  EXPECT_EQ(MateProbability(-(int64_t{1} << 40)), 0);
}

Steering Shaped(SteeringShape shape, SteeringSource source) {
  Steering steering;
  steering.shape = shape;
  steering.source = source;
  return steering;
}

TEST(ExtraOf, AStepIsAllOrNothing) {
  const Steering step = Shaped(SteeringShape::kStep, SteeringSource::kPosition);
  EXPECT_EQ(ExtraOf(step, 7, {true, 0}), 7);
  EXPECT_EQ(ExtraOf(step, 7, {false, 9 * kUnit}), 7);
}

// σ(0) = 0.5, σ(1) = 0.731, σ(9) = 0.9999.
TEST(ExtraOf, ASigmoidIsRoundedHalfUp) {
  const Steering sigmoid = Shaped(SteeringShape::kSigmoid, SteeringSource::kPosition);
  EXPECT_EQ(ExtraOf(sigmoid, 6, {true, 0}), 3);
  EXPECT_EQ(ExtraOf(sigmoid, 7, {true, 0}), 4);      // 3.5
  EXPECT_EQ(ExtraOf(sigmoid, 7, {true, kUnit}), 5);  // 5.12
  EXPECT_EQ(ExtraOf(sigmoid, 7, {true, 9 * kUnit}), 7);
}

TEST(ExtraOf, AProbabilityIsAShareToo) {
  const Steering children = Shaped(SteeringShape::kSigmoid, SteeringSource::kDependentChildren);
  EXPECT_EQ(ExtraOf(children, 7, {false, kHalf}), 4);
  EXPECT_EQ(ExtraOf(children, 8, {false, kCertainty * 3 / 4}), 6);
  EXPECT_EQ(ExtraOf(children, 7, {true, kCertainty}), 7);
}

TEST(Predict, TheOffsetMovesTheHyperplane) {
  const std::vector<Position> positions = mate::PositionsFromGames(1, 100);
  Steering steering;
  steering.model = &testing::HandMadeModel();
  int mates[3] = {};
  for (const Position& position : positions) {
    for (const int side : {-1, 0, 1}) {
      steering.offset = side * 1000 * kUnit;
      mates[side + 1] += Predict(steering, position, position.side_to_move()).mate ? 1 : 0;
    }
  }
  EXPECT_EQ(mates[0], 0);
  EXPECT_GT(mates[1], 5);
  EXPECT_LT(mates[1], 95);
  EXPECT_EQ(mates[2], 100);
}

// A gold in front of the king in the corner mates it, so the position has no children.
TEST(Predict, AskingChildrenSeesAMateInOne) {
  Steering steering;
  steering.model = &testing::HandMadeModel();
  steering.source = SteeringSource::kDependentChildren;
  Position position = PositionOf("k11 G12 G23", kWhite);
  const Prediction prediction = Predict(steering, position, kBlack);
  EXPECT_TRUE(prediction.mate);
  EXPECT_EQ(prediction.sureness, kCertainty);
}

Steering Of(SteeringReach reach, int alpha) {
  Steering steering;
  steering.reach = reach;
  steering.alpha = alpha;
  return steering;
}

TEST(Steering, ConstantReachesPlyThree) {
  const Steering steering = Of(SteeringReach::kConstant, 6);
  EXPECT_EQ(MostExtra(steering, 0), 6);
  EXPECT_EQ(MostExtra(steering, 3), 6);
  EXPECT_EQ(MostExtra(steering, 4), 0);
}

TEST(Steering, ConstantReachesAsFarAsItIsTold) {
  Steering steering = Of(SteeringReach::kConstant, 6);
  steering.plies = 1;
  EXPECT_EQ(MostExtra(steering, 0), 6);
  EXPECT_EQ(MostExtra(steering, 1), 0);
  steering.plies = 8;
  EXPECT_EQ(MostExtra(steering, 7), 6);
  EXPECT_EQ(MostExtra(steering, 8), 0);
}

TEST(Steering, ShrinkingEndsWhereNothingIsLeft) {
  const Steering steering = Of(SteeringReach::kShrinking, 3);
  EXPECT_EQ(MostExtra(steering, 0), 3);
  EXPECT_EQ(MostExtra(steering, 2), 1);
  EXPECT_EQ(MostExtra(steering, 3), 0);
  EXPECT_EQ(MostExtra(steering, 4), 0);
}

TEST(Steering, ItsNameSaysAllOfIt) {
  for (const char* name :
       {"initial-step-constant-1", "initial-sigmoid-shrinking-10", "increments-step-shrinking-0",
        "increments-sigmoid-shrinking-7", "bounded-step-shrinking-3",
        "initial-step-shrinking-5-independent", "initial-step-shrinking-5-dependent",
        "increments-sigmoid-shrinking-7-offset0.5", "increments-sigmoid-constant-7-offset-1.25",
        "increments-step-constant-7-dependent-offset-0.0625",
        "increments-sigmoid-constant-6-plies2",
        "initial-step-constant-5-independent-plies64-offset-0.5"}) {
    const auto steering = ParseSteering(name, testing::HandMadeModel());
    ASSERT_TRUE(steering.ok()) << steering.status();
    EXPECT_EQ(SteeringName(*steering), name);
    EXPECT_EQ(steering->model, &testing::HandMadeModel());
  }
}

TEST(Steering, FourPliesAreMeantWhereNoneAreNamed) {
  const auto steering = ParseSteering("increments-sigmoid-constant-6", testing::HandMadeModel());
  ASSERT_TRUE(steering.ok()) << steering.status();
  EXPECT_EQ(steering->plies, 4);
  const auto named =
      ParseSteering("increments-sigmoid-constant-6-plies4", testing::HandMadeModel());
  EXPECT_FALSE(named.ok()) << "one setting has one name";
}

TEST(Steering, TheOffsetIsInTheModelsUnits) {
  const auto steering =
      ParseSteering("initial-step-constant-1-offset-0.5", testing::HandMadeModel());
  ASSERT_TRUE(steering.ok()) << steering.status();
  EXPECT_EQ(steering->offset, -(int64_t{1} << kModelScaleBits) / 2);
}

TEST(Steering, AnythingElseIsRefused) {
  for (const char* name : {"",
                           "initial",
                           "initial-step-constant",
                           "initial-step-constant-",
                           "initial-step-constant-x",
                           "initial-step-constant--1",
                           "initial-step-constant-33",
                           "initial-step-sometimes-1",
                           "final-step-constant-1",
                           "initial-stop-constant-1",
                           "initial-step-constant-1-offset",
                           "initial-step-constant-1-offsetnan",
                           "initial-step-constant-1-offset1e9",
                           "initial-step-constant-1-alone",
                           "initial-step-constant-1-dependent-dependent",
                           "initial-step-constant-1-plies",
                           "initial-step-constant-1-plies0",
                           "initial-step-constant-1-plies65",
                           "initial-step-constant-1-plies2-dependent",
                           "initial-step-shrinking-1-plies2",
                           "initial-step-shrinking-5-plies4"}) {
    const auto steering = ParseSteering(name, testing::HandMadeModel());
    EXPECT_EQ(steering.status().code(), absl::StatusCode::kInvalidArgument) << name;
  }
}

}  // namespace
}  // namespace hakari::predict
