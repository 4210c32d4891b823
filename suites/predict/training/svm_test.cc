#include "suites/predict/training/svm.h"

#include <algorithm>
#include <cstddef>
#include <vector>

#include "engine/predict/linear_model.h"
#include "gtest/gtest.h"
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
  const auto trained = TrainSvm(data, AllRows(data), {1000, 0.001, 1, {}});
  ASSERT_TRUE(trained.ok()) << trained.status();
  EXPECT_EQ(Mistakes(data, Rounded(trained->function)), 0);
  EXPECT_NEAR(trained->function.weights[0] / -trained->function.weights[1], 2, 0.2);
  EXPECT_EQ(trained->function.weights[3], 0) << "the column that is always 5";
}

TEST(Svm, NoiseIsBorne) {
  const Dataset noisy = ToyData(2000, 10);
  const auto trained = TrainSvm(noisy, AllRows(noisy), {});
  ASSERT_TRUE(trained.ok()) << trained.status();
  EXPECT_TRUE(trained->converged);
  EXPECT_LE(Mistakes(ToyData(2000, 0), Rounded(trained->function)), 60);
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

// LIBLINEAR's weights speak for the label that it meets first.
TEST(Svm, TheOrderOfTheLabelsDoesNotTurnTheSign) {
  const Dataset data = ToyData(600, 0);
  std::vector<int> mates_first = AllRows(data);
  std::stable_partition(mates_first.begin(), mates_first.end(),
                        [&](int row) { return data.is_mate[static_cast<size_t>(row)]; });
  const std::vector<int> nones_first(mates_first.rbegin(), mates_first.rend());
  for (const std::vector<int>& rows : {mates_first, nones_first}) {
    const auto trained = TrainSvm(data, rows, {100, 0.01, 1, {}});
    ASSERT_TRUE(trained.ok());
    EXPECT_LE(Mistakes(data, Rounded(trained->function)), 6);
  }
}

TEST(Svm, RoundingChangesAlmostNoDecision) {
  const Dataset data = ToyData(2000, 10);
  const auto trained = TrainSvm(data, AllRows(data), {});
  ASSERT_TRUE(trained.ok());
  const FixedFunction fixed = Rounded(trained->function);
  for (int row = 0; row < data.rows(); ++row) {
    const double exact = trained->function.At(data.Row(row));
    // Half a step for each of 3 columns up to 20, and for the bias.
    EXPECT_NEAR(predict::DistanceAsNumber(fixed.At(data.Row(row))), exact, 61 * 0.5 / 65536) << row;
  }
}

TEST(Svm, WhatIsLeftOutHasNoWeight) {
  const Dataset data = ToyData(600, 0);
  const auto trained = TrainSvm(data, AllRows(data), {0.1, 0.1, 1, {0}});
  ASSERT_TRUE(trained.ok());
  EXPECT_EQ(trained->function.weights[0], 0);
  EXPECT_NE(trained->function.weights[1], 0);
  EXPECT_GT(Mistakes(data, Rounded(trained->function)), 60);
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

}  // namespace
}  // namespace hakari::suites
