#include "engine/search/techniques/mate_budget.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <string>

#include "absl/strings/str_cat.h"
#include "engine/core/color.h"
#include "engine/notation/sfen.h"
#include "engine/predict/default_model.h"
#include "engine/predict/linear_model.h"
#include "engine/predict/sharp/sharp_model.h"
#include "engine/search/judges/positions.h"
#include "engine/search/settings/settings.h"

namespace hakari::search {
namespace {

MateBudgetSettings With(BudgetFunction function, int constant = 100, int scale = 100) {
  MateBudgetSettings settings;
  settings.function = function;
  settings.constant = constant;
  settings.scale = scale;
  return settings;
}

constexpr BudgetFunction kFunctions[] = {kLinearBudget, kSigmoidBudget, kStepBudget};

// In the model's units.
int64_t At(double distance) { return static_cast<int64_t>(distance * predict::kModelScale); }

TEST(BudgetShare, IsAHalfOnTheHyperplane) {
  EXPECT_EQ(BudgetShare(0, With(kLinearBudget)), kWholeShare / 2);
  EXPECT_EQ(BudgetShare(0, With(kSigmoidBudget)), kWholeShare / 2);
}

TEST(BudgetShare, OfTheStepIsAllOrNothing) {
  EXPECT_EQ(BudgetShare(0, With(kStepBudget)), kWholeShare);
  EXPECT_EQ(BudgetShare(At(7), With(kStepBudget)), kWholeShare);
  EXPECT_EQ(BudgetShare(-1, With(kStepBudget)), 0);
}

TEST(BudgetShare, OfTheLinearFunctionIsNeverNegativeAndGoesBeyondTheWhole) {
  const MateBudgetSettings settings = With(kLinearBudget);  // the published slope, .05
  EXPECT_EQ(BudgetShare(At(10), settings), kWholeShare);
  EXPECT_EQ(BudgetShare(At(20), settings), kWholeShare * 3 / 2);
  EXPECT_EQ(BudgetShare(At(-10), settings), 0);
  EXPECT_EQ(BudgetShare(At(-9.5), settings), kWholeShare / 40 + 1) << "rounded towards 0";
  EXPECT_EQ(BudgetShare(At(-1000), settings), 0);
  MateBudgetSettings steep = settings;
  steep.slope = 100;
  EXPECT_EQ(BudgetShare(At(5), steep), kWholeShare);
}

TEST(BudgetShare, WithoutAFunctionIsTheWhole) {
  for (double distance : {-100.0, -1.0, 0.0, 3.5, 100.0}) {
    EXPECT_EQ(BudgetShare(At(distance), With(kNoBudgetFunction)), kWholeShare);
  }
}

TEST(BudgetShare, NeverFallsWithTheDistance) {
  for (BudgetFunction function : kFunctions) {
    int64_t last = 0;
    for (int64_t distance = At(-15); distance <= At(15); distance += 97) {
      const int64_t share = BudgetShare(distance, With(function));
      ASSERT_GE(share, last) << function << " at " << distance;
      last = share;
    }
    EXPECT_GE(last, kWholeShare) << function;
    for (int64_t far : {INT64_MAX / 2, int64_t{1} << 46}) {
      EXPECT_GE(BudgetShare(far, With(function)), last) << function;
      EXPECT_EQ(BudgetShare(-far, With(function)), 0) << function;
    }
  }
}

TEST(ShareOfBudget, OfTheWholeAtConstantOneIsWhatItWas) {
  for (uint64_t nodes : {0u, 1u, 40u, 61u, 98000000u}) {
    EXPECT_EQ(ShareOfBudget(nodes, kWholeShare, MateBudgetSettings()), nodes);
  }
}

TEST(ShareOfBudget, IsRoundedHalvesUp) {
  EXPECT_EQ(ShareOfBudget(1, kWholeShare / 2, MateBudgetSettings()), 1u);
  EXPECT_EQ(ShareOfBudget(1, kWholeShare / 2 - 1, MateBudgetSettings()), 0u) << "not asked";
  EXPECT_EQ(ShareOfBudget(3, kWholeShare / 2, MateBudgetSettings()), 2u);
  EXPECT_EQ(ShareOfBudget(60, 0, With(kStepBudget, 1000, 1000000)), 0u);
}

TEST(ShareOfBudget, IsMultipliedByConstantAndScale) {
  EXPECT_EQ(ShareOfBudget(40, kWholeShare, With(kStepBudget, 50)), 20u);
  EXPECT_EQ(ShareOfBudget(40, kWholeShare, With(kStepBudget, 75)), 30u);
  EXPECT_EQ(ShareOfBudget(40, kWholeShare, With(kStepBudget, 400)), 160u);
  EXPECT_EQ(ShareOfBudget(40, kWholeShare, With(kStepBudget, 200, 314)), 251u);  // 251.2
  EXPECT_EQ(ShareOfBudget(40, kWholeShare / 2, With(kStepBudget, 100, 300)), 60u);
}

TEST(ShareOfBudget, EndsBeforeItOverflows) {
  const int64_t most = BudgetShare(INT64_MAX / 2, With(kLinearBudget));
  EXPECT_EQ(ShareOfBudget(98'000'000, most, With(kLinearBudget, 1000, 1'000'000)), 1'000'000'000u);
}

TEST(ShareOfBudget, OfMoreNodesIsNeverLess) {
  for (int64_t share : {int64_t{1}, int64_t{777}, kWholeShare / 3, kWholeShare, 3 * kWholeShare}) {
    uint64_t last = 0;
    for (uint64_t nodes = 0; nodes < 500; ++nodes) {
      const uint64_t got = ShareOfBudget(nodes, share, With(kLinearBudget, 75, 227));
      ASSERT_GE(got, last) << nodes;
      last = got;
    }
  }
}

// The definition, in floating point.
double SlowBudget(double nodes, double distance, const MateBudgetSettings& settings) {
  const double function = settings.function == kLinearBudget
                              ? std::max(0.0, settings.slope / 1000.0 * distance + 0.5)
                          : settings.function == kSigmoidBudget ? 1 / (1 + std::exp(-distance))
                                                                : (distance >= 0 ? 1 : 0);
  return nodes * function * settings.constant / 100 * settings.scale / 100;
}

// The integers differ by half a node from the last rounding, and by the last bits of the function:
// one unit of 2^-16 for the linear function, 14 for the sigmoid, whose line segments between
// eighths of a distance lie up to 13 units below it.
TEST(MateBudgetJudge, AgreesWithTheDefinitionOnRandomPositions) {
  constexpr double kBits[] = {0, 1, 14, 0};
  Positions positions(31);
  int near = 0, far = 0;
  for (int i = 0; i < 2000; ++i) {
    const Position& position = positions.Next();
    const Color attacker = i % 2 == 0 ? position.side_to_move() : Opponent(position.side_to_move());
    for (BudgetFunction function : kFunctions) {
      for (int model : {0, 1}) {
        MateBudgetSettings settings = With(function, 25 + i % 400, 100 + 7 * i);
        settings.model = model;
        settings.slope = 10 + i % 200;
        const int64_t distance = MateDistance(position, attacker, settings);
        ASSERT_EQ(distance, model == 0 ? predict::DefaultModel().Distance(position, attacker)
                                       : predict::DefaultSharpModel().Distance(position, attacker));
        (distance >= 0 ? near : far) += 1;
        const uint64_t nodes = 1 + static_cast<uint64_t>(i) * 13;
        const double slow =
            SlowBudget(static_cast<double>(nodes), predict::DistanceAsNumber(distance), settings);
        const double whole = static_cast<double>(nodes) * settings.constant * settings.scale / 1e4;
        const uint64_t fast = ShareOfBudget(nodes, BudgetShare(distance, settings), settings);
        ASSERT_NEAR(static_cast<double>(fast), slow,
                    0.5 + 1e-6 + whole * kBits[function] / static_cast<double>(kWholeShare))
            << notation::ToSfen(position) << " function " << function << " model " << model;
      }
    }
  }
  EXPECT_GT(near, 100);
  EXPECT_GT(far, 100);
}

}  // namespace
}  // namespace hakari::search
