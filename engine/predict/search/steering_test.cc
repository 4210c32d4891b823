#include "engine/predict/search/steering.h"

#include <string>
#include <vector>

#include "absl/status/status.h"
#include "engine/predict/linear_model.h"
#include "engine/predict/search/model_for_test.h"
#include "gtest/gtest.h"

namespace hakari::predict {
namespace {

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
