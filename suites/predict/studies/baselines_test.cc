#include "suites/predict/studies/baselines.h"

#include <algorithm>
#include <atomic>
#include <vector>

#include "base/status/testing.h"
#include "gtest/gtest.h"
#include "suites/predict/studies/perceptron.h"
#include "suites/predict/training/cross_validation.h"
#include "suites/predict/training/toy_data_for_test.h"

namespace hakari::suites {
namespace {

TEST(Perceptrons, CurvesAddUpTheFoldsWhateverTheJobs) {
  const Dataset data = ToyData(400, 10);
  const std::vector<int> folds = FoldsByGame(data.games, 4, 1);
  const std::atomic<bool> stop{false};
  PerceptronPlan plan;
  plan.passes = 20;
  plan.report_every = 10;
  const auto curves = RunPerceptrons(data, folds, plan, 1, nullptr, stop);
  const auto in_parallel = RunPerceptrons(data, folds, plan, 3, nullptr, stop);
  ASSERT_TRUE(curves.ok() && in_parallel.ok());
  ASSERT_EQ(curves->size(), 2U);
  EXPECT_EQ((*curves)[1].rate, 0.001);
  EXPECT_EQ((*curves)[1].folds, 4);
  ASSERT_EQ((*curves)[0].points.size(), 2U);
  EXPECT_EQ((*curves)[0].points[1].passes, 20);
  EXPECT_EQ((*curves)[0].points[1].test.total(), 400);
  EXPECT_EQ((*curves)[0].points[1].training.total(), 1200) << "a row is trained on in three folds";
  EXPECT_EQ(static_cast<int64_t>((*curves)[0].points[1].right.size()),
            (*curves)[0].points[1].test.correct());
  EXPECT_EQ((*curves)[1].points[0].test, (*in_parallel)[1].points[0].test);
}

TEST(Perceptrons, CanBeStopped) {
  const Dataset data = ToyData(400, 10);
  const std::atomic<bool> stop{true};
  EXPECT_FALSE(RunPerceptrons(data, FoldsByGame(data.games, 4, 1), {}, 2, nullptr, stop).ok());
}

TEST(KernelBaseline, StandsBesideTheLinearOne) {
  const Dataset data = ToyData(800, 0);
  const std::vector<int> folds = FoldsByGame(data.games, 4, 1);
  KernelPlan plan;
  plan.grid_c = {1, 10};
  plan.grid_gamma = {0.1};
  plan.choose_among = 300;
  plan.train_on = 300;
  plan.folds = 2;
  int asked = 0;
  const auto baseline = RunKernelSvm(data, folds, plan, 1, [&] { return ++asked > 0; });
  ASSERT_TRUE(baseline.ok()) << baseline.status();
  EXPECT_EQ(asked, KernelPieces(plan));
  EXPECT_EQ(baseline->trials.size(), 2U);
  EXPECT_EQ(baseline->confusion.total(), 400);
  EXPECT_EQ(baseline->linear.total(), 400);
  EXPECT_EQ(baseline->trained_on, 300);
  EXPECT_GT(baseline->confusion.Accuracy(), 0.9);
  EXPECT_FALSE(RunKernelSvm(data, folds, plan, 1, [] { return false; }).ok());
}

// Mates inside of a ring: no plane can separate them.
Dataset Disc(int rows) {
  Dataset data;
  data.columns = 2;
  Dice dice(3);
  for (int row = 0; row < rows; ++row) {
    const int x = static_cast<int>(dice.Below(41)) - 20;
    const int y = static_cast<int>(dice.Below(41)) - 20;
    data.values.push_back(static_cast<int8_t>(x));
    data.values.push_back(static_cast<int8_t>(y));
    data.is_mate.push_back(x * x + y * y < 200);
    data.games.push_back(row / 10);
  }
  return data;
}

TEST(KernelSvm, LearnsWhatNoPlaneCan) {
  const Dataset data = Disc(1000);
  const Split split = SplitAt(AllRows(data), FoldsByGame(data.games, 4, 1), 0);
  HAKARI_ASSERT_OK(const auto result, TryKernelSvm(data, split, {10, 1, 10}));
  EXPECT_EQ(result.test.total(), 250);
  EXPECT_GE(result.test.correct(), 235);
  EXPECT_GT(result.support_vectors, 10);
}

TEST(KernelSvm, OneKindAloneTeachesNothing) {
  Dataset data = Disc(50);
  data.is_mate.assign(50, true);
  EXPECT_FALSE(TryKernelSvm(data, {AllRows(data), {}}, {}).ok());
  EXPECT_FALSE(TryKernelSvm(ToyData(10, 0), {}, {}).ok());
}

const std::atomic<bool> kNoStop{false};

absl::StatusOr<std::vector<PerceptronPoint>> Train(const Dataset& data,
                                                   const PerceptronOptions& options) {
  const Split split = SplitAt(AllRows(data), FoldsByGame(data.games, 4, 1), 0);
  return TrainPerceptron(data, split, options, kNoStop, [](int) {});
}

TEST(Perceptron, WhatCanBeSeparatedIsSeparated) {
  HAKARI_ASSERT_OK(const auto points, Train(ToyData(800, 0), {0.01, 3000, 1000, 1}));
  ASSERT_EQ(points.size(), 3U);
  EXPECT_EQ(points[2].passes, 3000);
  EXPECT_EQ(points[2].training_mistakes, 0);
  EXPECT_EQ(points[2].training.correct(), 600);
  EXPECT_EQ(points[2].test.total(), 200);
  EXPECT_GE(points[2].test.correct(), 196);
}

TEST(Perceptron, SaysWhichTestRowsItHasRight) {
  const Dataset data = ToyData(800, 10);
  const Split split = SplitAt(AllRows(data), FoldsByGame(data.games, 4, 1), 0);
  HAKARI_ASSERT_OK(const auto points,
                   TrainPerceptron(data, split, {0.01, 20, 10, 1}, kNoStop, [](int) {}));
  ASSERT_EQ(points.size(), 2u);
  for (const PerceptronPoint& point : points) {
    EXPECT_EQ(point.training.total(), 600);
    EXPECT_EQ(static_cast<int64_t>(point.right.size()), point.test.correct());
    EXPECT_TRUE(std::includes(split.test.begin(), split.test.end(), point.right.begin(),
                              point.right.end()));
  }
}

TEST(Perceptron, WhatCannotBeSeparatedIsNeverLearned) {
  HAKARI_ASSERT_OK(const auto points, Train(ToyData(800, 10), {0.01, 100, 50, 1}));
  EXPECT_GT(points[1].training_mistakes, 50);
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
