#include "suites/predict/studies/baselines.h"

#include <atomic>

#include "gtest/gtest.h"
#include "suites/predict/training/folds.h"
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

}  // namespace
}  // namespace hakari::suites
