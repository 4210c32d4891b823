// The numbers of one position, worked out by hand.
#include "engine/predict/search/steered_policy.h"

#include <cstdint>

#include "engine/core/color.h"
#include "engine/core/move.h"
#include "engine/core/piece.h"
#include "engine/core/square.h"
#include "engine/mate/numbers.h"
#include "engine/mate/seams.h"
#include "engine/movegen/move_list.h"
#include "engine/movegen/movegen.h"
#include "engine/position/position.h"
#include "engine/position/setup_for_test.h"
#include "engine/predict/linear_model.h"
#include "engine/predict/search/steering.h"
#include "gtest/gtest.h"

namespace hakari::predict {
namespace {

constexpr int64_t kUnit = int64_t{1} << kModelScaleBits;

// Says of every position that it lies this far from the hyperplane.
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
  // The root, where the attacker moves, and a defender's node below.
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

}  // namespace
}  // namespace hakari::predict
