#include "suites/learn/fit.h"

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <limits>

#include "base/random/dice.h"
#include "engine/eval/feature_list.h"
#include "gtest/gtest.h"
#include "suites/learn/sparse_counts.h"

namespace hakari::learn {
namespace {

constexpr uint16_t kOne = eval::kGuardedCell, kOther = eval::kPinnedCell;
constexpr float kTrueOne = 40, kTrueOther = -25;

RealWeights Nothing() { return RealWeights(eval::kCellCount); }

RealWeights Truth() {
  RealWeights weights = Nothing();
  weights[kOne] = {kTrueOne, kTrueOne, kTrueOne};
  weights[kOther] = {kTrueOther, kTrueOther, kTrueOther};
  return weights;
}

SparseCounts RandomCounts(Dice& dice) {
  const auto count = [&dice] { return static_cast<int16_t>(dice.Below(21)) - 10; };
  SparseCounts counts;
  counts.parts = {0.25F, 0.5F, 0.25F};
  counts.cells = {{kOne, static_cast<int16_t>(count())}, {kOther, static_cast<int16_t>(count())}};
  return counts;
}

bool Happens(double likely, Dice& dice) {
  return static_cast<double>(dice.Below(1'000'000)) < likely * 1e6;
}

FitPlan Plan() {
  FitPlan plan;
  plan.temperature = 100;
  plan.result_scale = 200;
  plan.result_share = 1;
  plan.pull = 0;
  plan.epochs = 8;
  return plan;
}

// Lessons of two moves each, played as often as their true values say.
Lessons OfMoves(int count) {
  Dice dice(1);
  Lessons lessons;
  for (int i = 0; i < count; ++i) {
    MoveLesson lesson;
    lesson.sign = i % 2 == 0 ? 1 : -1;
    lesson.leaves = {RandomCounts(dice), RandomCounts(dice)};
    const double better =
        lesson.sign * (lesson.leaves[0].Value(Truth()) - lesson.leaves[1].Value(Truth()));
    const double likely = 1 / (1 + std::exp(-better / Plan().temperature));
    if (!Happens(likely, dice)) std::swap(lesson.leaves[0], lesson.leaves[1]);
    lessons.moves.push_back(lesson);
  }
  return lessons;
}

Lessons OfResults(int count) {
  Dice dice(2);
  Lessons lessons;
  for (int i = 0; i < count; ++i) {
    const SparseCounts leaf = RandomCounts(dice);
    const double likely = 1 / (1 + std::exp(-leaf.Value(Truth()) / Plan().result_scale));
    lessons.results.push_back({leaf, Happens(likely, dice) ? 1.0F : 0.0F});
  }
  return lessons;
}

void ExpectTruth(const Lessons& lessons) {
  const RealWeights fitted = Fit(lessons, Nothing(), Plan(), [](double) { return true; });
  // The phases always occur together, so the fit can recover only their sum.
  const auto blended = [&](uint16_t cell) {
    return fitted[cell][0] / 4 + fitted[cell][1] / 2 + fitted[cell][2] / 4;
  };
  EXPECT_NEAR(blended(kOne), kTrueOne, 3);
  EXPECT_NEAR(blended(kOther), kTrueOther, 3);
  EXPECT_LT(
      LossesOf(lessons, fitted, Plan()).moves + LossesOf(lessons, fitted, Plan()).results,
      LossesOf(lessons, Nothing(), Plan()).moves + LossesOf(lessons, Nothing(), Plan()).results);
}

TEST(Fit, FindsTheWeightsByWhichMovesWereChosen) { ExpectTruth(OfMoves(20000)); }

TEST(Fit, FindsTheWeightsByWhichGamesWereWon) { ExpectTruth(OfResults(20000)); }

TEST(Fit, FindsThemFromBothTogether) {
  Lessons lessons = OfMoves(10000);
  lessons.Append(OfResults(10000));
  ExpectTruth(lessons);
}

TEST(Fit, APullKeepsWeightsNearTheFirst) {
  FitPlan plan = Plan();
  plan.pull = 0.5;
  const RealWeights fitted = Fit(OfMoves(20000), Nothing(), plan, [](double) { return true; });
  EXPECT_LT(std::abs(fitted[kOne][0]), 5);
}

TEST(Fit, APawnOnTheBoardStays) {
  Lessons lessons = OfResults(1000);
  for (ResultLesson& lesson : lessons.results) lesson.leaf.cells[0].cell = eval::kBoardCells;
  RealWeights begin = Nothing();
  begin[eval::kBoardCells] = {100, 100, 100};
  const RealWeights fitted = Fit(lessons, begin, Plan(), [](double) { return true; });
  EXPECT_EQ(fitted[eval::kBoardCells], begin[eval::kBoardCells]);
  EXPECT_NE(fitted[kOther], begin[kOther]);
}

TEST(Fit, EndsWhenItIsTold) {
  int asked = 0;
  const RealWeights fitted = Fit(OfMoves(2000), Nothing(), Plan(), [&](double done) {
    EXPECT_LT(done, 1);
    return ++asked < 2;
  });
  EXPECT_EQ(asked, 2);
  EXPECT_NEAR(fitted[kOne][0], 1, 0.2);  // one step
}

TEST(Losses, AreThoseOfTheDefinition) {
  Lessons lessons;
  MoveLesson lesson{-1, {SparseCounts(), SparseCounts()}};  // a lesson with White to move
  lesson.leaves[0].parts = lesson.leaves[1].parts = {1, 0, 0};
  lesson.leaves[1].cells = {{kOne, -1}};
  lessons.moves = {lesson};
  lessons.results = {{lesson.leaves[1], 0}};
  const Losses losses = LossesOf(lessons, Truth(), Plan());
  EXPECT_NEAR(losses.moves, std::log(1 + std::exp(kTrueOne / 100)), 1e-6);
  EXPECT_NEAR(losses.discord, 1 / (1 + std::exp(-3 * kTrueOne / 100)), 1e-6);
  EXPECT_EQ(losses.first, 0);
  EXPECT_NEAR(losses.results, std::log(1 + std::exp(-kTrueOne / 200)), 1e-6);
}

TEST(Rounded, KeepsToWhatFilesHold) {
  eval::WeightNumbers numbers;
  numbers.progress[0] = 7;
  RealWeights weights = Nothing();
  weights[kOne] = {1.06F, -1.06F, 1e9F};
  weights[kOther] = {-1e9F, 0, 0.05F};
  const eval::WeightNumbers rounded = Rounded(weights, numbers);
  EXPECT_EQ(rounded.progress[0], 7);
  EXPECT_EQ(rounded.cells[kOne], (eval::PhaseWeights{8, -8, eval::kLargestWeight}));
  EXPECT_EQ(rounded.cells[kOther], (eval::PhaseWeights{-eval::kLargestWeight, 0, 0}));
}

}  // namespace
}  // namespace hakari::learn
