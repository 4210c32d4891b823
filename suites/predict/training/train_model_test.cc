#include "suites/predict/training/train_model.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>

#include "engine/predict/feature_list.h"
#include "engine/predict/features.h"
#include "engine/predict/linear_model.h"
#include "engine/predict/model_file.h"
#include "gtest/gtest.h"
#include "suites/predict/training/toy_data_for_test.h"

namespace hakari::suites {
namespace {

// The toy's columns, the others 0.
Dataset Wide(int rows, int noise) {
  const Dataset toy = ToyData(rows, noise);
  Dataset wide = toy;
  wide.columns = predict::kFeatureCount;
  wide.values.assign(static_cast<size_t>(rows) * predict::kFeatureCount, 0);
  for (int row = 0; row < rows; ++row) {
    for (int i = 0; i < toy.columns; ++i) {
      wide.values[static_cast<size_t>(row) * predict::kFeatureCount + static_cast<size_t>(i) * 30] =
          toy.Row(row)[i];
    }
  }
  return wide;
}

EvaluationPlan SmallPlan() {
  EvaluationPlan plan;
  plan.grid = {0.01, 1};
  return plan;
}

// As a model of the thesis's features.
std::string TextOf(const TrainedModel& trained, const Dataset& data) {
  return predict::FormatModelNumbers(predict::ThesisFeatureTable(), trained.numbers,
                                     RecipeOf(trained, data, SmallPlan()));
}

TEST(TrainModel, TheModelPredictsAndKnowsHowSureItIs) {
  const Dataset data = Wide(1000, 10);
  int asked = 0;
  const auto trained = TrainModel(data, SmallPlan(), [&] { return ++asked > 0; });
  ASSERT_TRUE(trained.ok()) << trained.status();
  EXPECT_EQ(asked, ModelPieces(SmallPlan()));
  EXPECT_EQ(trained->held_out.total(), 1000);
  EXPECT_NEAR(trained->held_out.Accuracy(), 0.9, 0.03);
  const auto file = predict::ParseModel(TextOf(*trained, data), "test");
  ASSERT_TRUE(file.ok()) << file.status();
  int right = 0;
  for (int row = 0; row < data.rows(); ++row) {
    predict::Features features;
    std::copy(data.Row(row), data.Row(row) + predict::kFeatureCount, features.begin());
    const int64_t distance = file->model.Distance(features);
    right += predict::PredictsMate(distance) == data.is_mate[static_cast<size_t>(row)];
  }
  EXPECT_NEAR(right, 900, 30);
  EXPECT_GT(file->model.Probability(3 * predict::kModelScale), 0.7);
  EXPECT_LT(file->model.Probability(-3 * predict::kModelScale), 0.3);
}

TEST(TrainModel, TheSameFileTwice) {
  const Dataset data = Wide(400, 10);
  const auto go_on = [] { return true; };
  const auto once = TrainModel(data, SmallPlan(), go_on);
  const auto again = TrainModel(data, SmallPlan(), go_on);
  ASSERT_TRUE(once.ok() && again.ok());
  EXPECT_EQ(TextOf(*once, data), TextOf(*again, data));
}

TEST(TrainModel, OneCIsTakenAsItIs) {
  EvaluationPlan plan;
  plan.grid = {0.25};
  const auto trained = TrainModel(Wide(200, 10), plan, [] { return true; });
  ASSERT_TRUE(trained.ok());
  EXPECT_EQ(trained->c, 0.25);
  EXPECT_TRUE(trained->trials.empty());
}

TEST(TrainModel, HasAWeightForEachColumn) {
  const auto trained = TrainModel(ToyData(100, 0), SmallPlan(), [] { return true; });
  ASSERT_TRUE(trained.ok()) << trained.status();
  EXPECT_EQ(trained->numbers.weights.size(), 4U);
}

TEST(TrainModel, StopsWhenTold) {
  EXPECT_FALSE(TrainModel(Wide(100, 0), SmallPlan(), [] { return false; }).ok());
}

}  // namespace
}  // namespace hakari::suites
