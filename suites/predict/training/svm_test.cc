#include "suites/predict/training/svm.h"

#include <cmath>
#include <cstddef>
#include <vector>

#include "base/status/testing.h"
#include "engine/predict/linear_model.h"
#include "gtest/gtest.h"
#include "suites/predict/training/linear_function.h"
#include "suites/predict/training/scores.h"
#include "suites/predict/training/toy_data_for_test.h"

namespace hakari::suites {
namespace {

int Mistakes(const Dataset& data, const FixedFunction& function) {
  int mistakes = 0;
  for (int row = 0; row < data.rows(); ++row) {
    mistakes += (function.At(data.Row(row)) > 0) != data.is_mate[static_cast<size_t>(row)];
  }
  return mistakes;
}

TEST(Svm, WhatCanBeSeparatedIsSeparated) {
  const Dataset data = ToyData(600, 0);
  HAKARI_ASSERT_OK(const auto trained, TrainSvm(data, AllRows(data), {1000, 0.001, 1, {}}));
  EXPECT_EQ(Mistakes(data, Rounded(trained.function)), 0);
  EXPECT_NEAR(trained.function.weights[0] / -trained.function.weights[1], 2, 0.2);
  EXPECT_EQ(trained.function.weights[3], 0) << "the column that is always 5";
}

TEST(Svm, NoiseIsBorne) {
  const Dataset noisy = ToyData(2000, 10);
  HAKARI_ASSERT_OK(const auto trained, TrainSvm(noisy, AllRows(noisy), {}));
  EXPECT_TRUE(trained.converged);
  EXPECT_LE(Mistakes(ToyData(2000, 0), Rounded(trained.function)), 60);
}

TEST(Svm, TheSameTwice) {
  const Dataset data = ToyData(1000, 10);
  const auto once = TrainSvm(data, AllRows(data), {});
  const auto other = TrainSvm(data, AllRows(data), {1, 0.1, 2, {}});
  const auto again = TrainSvm(data, AllRows(data), {});
  ASSERT_TRUE(once.ok() && other.ok() && again.ok());
  EXPECT_EQ(once->function.weights, again->function.weights);
  EXPECT_EQ(once->function.bias, again->function.bias);
  EXPECT_NE(once->function.weights, other->function.weights);
}

// The sign of LIBLINEAR's weights is that of the label that it meets first.
TEST(Svm, TheOrderOfTheLabelsDoesNotTurnTheSign) {
  const Dataset data = ToyData(600, 0);
  std::vector<int> mates_first = AllRows(data);
  std::stable_partition(mates_first.begin(), mates_first.end(),
                        [&](int row) { return data.is_mate[static_cast<size_t>(row)]; });
  const std::vector<int> nones_first(mates_first.rbegin(), mates_first.rend());
  for (const std::vector<int>& rows : {mates_first, nones_first}) {
    HAKARI_ASSERT_OK(const auto trained, TrainSvm(data, rows, {100, 0.01, 1, {}}));
    EXPECT_LE(Mistakes(data, Rounded(trained.function)), 6);
  }
}

TEST(Svm, RoundingChangesAlmostNoDecision) {
  const Dataset data = ToyData(2000, 10);
  HAKARI_ASSERT_OK(const auto trained, TrainSvm(data, AllRows(data), {}));
  const FixedFunction fixed = Rounded(trained.function);
  for (int row = 0; row < data.rows(); ++row) {
    const double exact = trained.function.At(data.Row(row));
    // Half a step for each of 3 columns up to 20, and for the bias.
    EXPECT_NEAR(predict::DistanceAsNumber(fixed.At(data.Row(row))), exact, 61 * 0.5 / 65536) << row;
  }
}

TEST(Svm, WhatIsLeftOutHasNoWeight) {
  const Dataset data = ToyData(600, 0);
  HAKARI_ASSERT_OK(const auto trained, TrainSvm(data, AllRows(data), {0.1, 0.1, 1, {0}}));
  EXPECT_EQ(trained.function.weights[0], 0);
  EXPECT_NE(trained.function.weights[1], 0);
  EXPECT_GT(Mistakes(data, Rounded(trained.function)), 60);
}

TEST(Svm, OneKindAloneTeachesNothing) {
  const Dataset data = ToyData(100, 0);
  std::vector<int> mates;
  for (int row = 0; row < data.rows(); ++row) {
    if (data.is_mate[static_cast<size_t>(row)]) mates.push_back(row);
  }
  EXPECT_FALSE(TrainSvm(data, mates, {}).ok());
  EXPECT_FALSE(TrainSvm(data, {}, {}).ok());
}

// Columns: 0, 4, 0, 4 · always 7 · 1, 2, 3, 4.
Dataset Small() {
  Dataset data;
  data.columns = 3;
  data.values = {0, 7, 1, 4, 7, 2, 0, 7, 3, 4, 7, 4};
  data.is_mate = {false, true, false, true};
  data.games = {1, 1, 2, 2};
  return data;
}

TEST(Scaling, MeansAndDeviations) {
  const Scaling scaling = FitScaling(Small(), {0, 1, 2, 3});
  EXPECT_DOUBLE_EQ(scaling.mean[0], 2);
  EXPECT_DOUBLE_EQ(scaling.factor[0], 0.5);
  EXPECT_DOUBLE_EQ(scaling.mean[2], 2.5);
  EXPECT_DOUBLE_EQ(scaling.Scaled(0, 4), 1);
}

TEST(Scaling, AColumnThatNeverChangesIsLeftOut) {
  EXPECT_EQ(FitScaling(Small(), {0, 1, 2, 3}).factor[1], 0);
}

TEST(Scaling, OnlyTheRowsNamedCount) { EXPECT_DOUBLE_EQ(FitScaling(Small(), {0, 1}).mean[2], 1.5); }

TEST(Scaling, FoldingBackChangesNoValue) {
  const Dataset data = Small();
  const Scaling scaling = FitScaling(data, AllRows(data));
  const LinearFunction scaled = {{1.5, 9, -0.25}, 0.75};
  const LinearFunction raw = FoldedBack(scaled, scaling);
  for (int row = 0; row < data.rows(); ++row) {
    double expected = scaled.bias;
    for (int i = 0; i < 3; ++i) expected += scaled.weights[i] * scaling.Scaled(i, data.Row(row)[i]);
    EXPECT_NEAR(raw.At(data.Row(row)), expected, 1e-12) << row;
  }
}

TEST(Confusion, TheThesissOwnTables) {
  const Confusion table = {6414, 1865, 3745, 27976};
  EXPECT_EQ(table.total(), 40000);
  EXPECT_EQ(table.mates(), 10159);
  EXPECT_NEAR(*table.OfMate().precision, .775, .0005);
  EXPECT_NEAR(*table.OfMate().recall, .631, .0005);
  EXPECT_NEAR(*table.OfMate().f1, .696, .0005);
  EXPECT_NEAR(*table.OfNone().precision, .882, .0005);
  EXPECT_NEAR(*table.OfNone().recall, .938, .0006);  // exactly .9375
  EXPECT_NEAR(*table.OfNone().f1, .909, .0005);
  EXPECT_NEAR(table.Accuracy(), .860, .0005);
}

TEST(Confusion, CountsWhereItBelongs) {
  Confusion table;
  table.Count(true, true);
  table.Count(false, true);
  table.Count(true, false);
  table.Count(true, false);
  for (int i = 0; i < 4; ++i) table.Count(false, false);
  EXPECT_EQ(table, (Confusion{1, 1, 2, 4}));
  EXPECT_EQ(table + table, (Confusion{2, 2, 4, 8}));
}

TEST(Confusion, WhoNeverPredictsAMateHasNoPrecision) {
  const Confusion always_none = {0, 0, 10, 30};
  EXPECT_FALSE(always_none.OfMate().precision.has_value());
  EXPECT_EQ(always_none.OfMate().recall, 0);
  EXPECT_EQ(always_none.OfMate().f1, 0);
  EXPECT_DOUBLE_EQ(always_none.Accuracy(), .75);
  EXPECT_DOUBLE_EQ(*always_none.OfNone().precision, .75);
}

TEST(Auc, ByHand) {
  // Pairs: 3 > 1, 3 > 2, 2 > 1, 2 = 2: three and a half of four.
  EXPECT_DOUBLE_EQ(Auc({1, 3, 2, 2}, {false, true, true, false}), 3.5 / 4);
  EXPECT_DOUBLE_EQ(Auc({1, 2, 3, 4}, {false, false, true, true}), 1);
  EXPECT_DOUBLE_EQ(Auc({1, 2, 3, 4}, {true, true, false, false}), 0);
  EXPECT_DOUBLE_EQ(Auc({5, 5, 5}, {true, false, false}), .5);
  EXPECT_DOUBLE_EQ(Auc({5, 6}, {true, true}), .5);
}

TEST(Calibration, TenSteps) {
  const auto steps = Calibration({0.05, 0.07, 0.1, 0.95, 1.0}, {false, true, false, true, true});
  ASSERT_EQ(steps.size(), 10U);
  EXPECT_EQ(steps[0].positions, 2);
  EXPECT_EQ(steps[0].mates, 1);
  EXPECT_NEAR(steps[0].MeanProbability(), 0.06, 1e-12);
  EXPECT_EQ(steps[1].positions, 1);
  EXPECT_EQ(steps[9].positions, 2);
  EXPECT_DOUBLE_EQ(steps[9].MateShare(), 1);
}

TEST(BrierScore, ByHand) {
  EXPECT_DOUBLE_EQ(BrierScore({0.5, 1, 0}, {true, true, true}), (0.25 + 0 + 1) / 3);
}

TEST(Scores, DisagreementCountsWhereOnlyOneIsRight) {
  const std::vector<bool> is_mate = {true, true, true, false, false, false};
  const Disagreement found = DisagreementOf({1, 1, -1, 0, -5, 1}, {1, -1, -1, 2, 3, 0}, is_mate);
  EXPECT_EQ(found.only_first_right, 3);   // the second, fourth and fifth
  EXPECT_EQ(found.only_second_right, 1);  // the last
}

// Two distances, each with a number of mates in 1000: a sigmoid can go through both points.
TEST(Platt, TwoPointsAreMet) {
  std::vector<double> distances;
  std::vector<bool> is_mate;
  for (int i = 0; i < 1000; ++i) {
    distances.push_back(-1);
    is_mate.push_back(i < 100);
    distances.push_back(2);
    is_mate.push_back(i < 800);
  }
  const PlattFit fit = FitPlatt(distances, is_mate);
  EXPECT_NEAR(fit.Probability(-1), 0.1, 0.002);
  EXPECT_NEAR(fit.Probability(2), 0.8, 0.002);
  // ln(9) = -(-a + b), ln(4) = 2a + b negated: a = -(ln 9 + ln 4) / 3.
  EXPECT_NEAR(fit.a, -(std::log(9) + std::log(4)) / 3, 0.01);
  EXPECT_NEAR(fit.b, std::log(9) + fit.a, 0.01);
}

// The targets are short of 0 and 1, so that even separable data give a finite slope: with one mate
// and one other they are 2/3 and 1/3.
TEST(Platt, ThePriorKeepsTheSlopeFinite) {
  const PlattFit fit = FitPlatt({-1, 1}, {false, true});
  EXPECT_NEAR(fit.Probability(1), 2.0 / 3, 1e-4);
  EXPECT_NEAR(fit.Probability(-1), 1.0 / 3, 1e-4);
}

TEST(Platt, DistancesWithoutMeaningGiveTheShare) {
  std::vector<bool> is_mate(400);
  for (size_t i = 0; i < is_mate.size(); ++i) is_mate[i] = i % 4 == 0;
  const PlattFit fit = FitPlatt(std::vector<double>(400, 3.0), is_mate);
  EXPECT_NEAR(fit.Probability(3), 0.25, 0.005);
}

TEST(Platt, HugeDistancesDoNotOverflow) {
  const PlattFit fit = {-1, 0};
  EXPECT_DOUBLE_EQ(fit.Probability(1e6), 1);
  EXPECT_DOUBLE_EQ(fit.Probability(-1e6), 0);
  EXPECT_DOUBLE_EQ(fit.Probability(0), 0.5);
}

}  // namespace
}  // namespace hakari::suites
