#include "suites/predict/studies/perceptron.h"

#include <algorithm>
#include <atomic>
#include <vector>

#include "gtest/gtest.h"
#include "suites/predict/training/toy_data_for_test.h"

namespace hakari::suites {
namespace {

const std::atomic<bool> kNoStop{false};

absl::StatusOr<std::vector<PerceptronPoint>> Train(const Dataset& data,
                                                   const PerceptronOptions& options) {
  const Split split = SplitAt(AllRows(data), FoldsByGame(data.games, 4, 1), 0);
  return TrainPerceptron(data, split, options, kNoStop, [](int) {});
}

TEST(Perceptron, WhatCanBeSeparatedIsSeparated) {
  const auto points = Train(ToyData(800, 0), {0.01, 3000, 1000, 1});
  ASSERT_TRUE(points.ok()) << points.status();
  ASSERT_EQ(points->size(), 3U);
  EXPECT_EQ((*points)[2].passes, 3000);
  EXPECT_EQ((*points)[2].training_mistakes, 0);
  EXPECT_EQ((*points)[2].training.correct(), 600);
  EXPECT_EQ((*points)[2].test.total(), 200);
  EXPECT_GE((*points)[2].test.correct(), 196);
}

TEST(Perceptron, SaysWhichTestRowsItHasRight) {
  const Dataset data = ToyData(800, 10);
  const Split split = SplitAt(AllRows(data), FoldsByGame(data.games, 4, 1), 0);
  const auto points = TrainPerceptron(data, split, {0.01, 20, 10, 1}, kNoStop, [](int) {});
  ASSERT_TRUE(points.ok()) << points.status();
  ASSERT_EQ(points->size(), 2u);
  for (const PerceptronPoint& point : *points) {
    EXPECT_EQ(point.training.total(), 600);
    EXPECT_EQ(static_cast<int64_t>(point.right.size()), point.test.correct());
    EXPECT_TRUE(std::includes(split.test.begin(), split.test.end(), point.right.begin(),
                              point.right.end()));
  }
}

TEST(Perceptron, WhatCannotBeSeparatedIsNeverLearned) {
  const auto points = Train(ToyData(800, 10), {0.01, 100, 50, 1});
  ASSERT_TRUE(points.ok());
  EXPECT_GT((*points)[1].training_mistakes, 50);
}

TEST(Perceptron, TheSameTwiceAndTheRateMatters) {
  const Dataset data = ToyData(800, 10);
  const auto once = Train(data, {0.01, 40, 10, 1});
  const auto again = Train(data, {0.01, 40, 10, 1});
  const auto slower = Train(data, {0.001, 40, 10, 1});
  ASSERT_TRUE(once.ok() && again.ok() && slower.ok());
  bool differs = false;
  for (size_t i = 0; i < once->size(); ++i) {
    EXPECT_EQ((*once)[i].test, (*again)[i].test);
    EXPECT_EQ((*once)[i].training_mistakes, (*again)[i].training_mistakes);
    differs |= (*once)[i].training_mistakes != (*slower)[i].training_mistakes;
  }
  EXPECT_TRUE(differs);
}

TEST(Perceptron, StopsWhenToldAndRefusesWhatItCannot) {
  const Dataset data = ToyData(100, 0);
  const Split split = {AllRows(data), {}};
  const std::atomic<bool> stop{true};
  const auto nothing = [](int) {};
  EXPECT_FALSE(TrainPerceptron(data, split, {}, stop, nothing).ok());
  EXPECT_FALSE(TrainPerceptron(data, {}, {}, kNoStop, nothing).ok());
  Dataset wide;
  wide.columns = kMostPerceptronColumns + 1;
  EXPECT_FALSE(TrainPerceptron(wide, split, {}, kNoStop, nothing).ok());
}

}  // namespace
}  // namespace hakari::suites
