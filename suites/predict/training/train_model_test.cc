#include "suites/predict/training/train_model.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "engine/predict/feature_list.h"
#include "engine/predict/features.h"
#include "engine/predict/linear_model.h"
#include "engine/predict/model_file.h"
#include "gtest/gtest.h"
#include "suites/predict/training/cross_validation.h"
#include "suites/predict/training/evaluation.h"
#include "suites/predict/training/toy_data_for_test.h"

namespace hakari::suites {
namespace {

// The columns of the toy data; all other columns are 0.
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

// The text of a model of the thesis's features.
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

std::vector<Example> ExamplesOf(const Dataset& data) {
  std::vector<Example> examples(static_cast<size_t>(data.rows()));
  for (size_t i = 0; i < examples.size(); ++i) {
    examples[i].is_mate = data.is_mate[i];
    examples[i].mate_nodes = data.is_mate[i] ? i + 1 : 0;
  }
  return examples;
}

TEST(Evaluation, ANoisyPlaneIsFound) {
  const Dataset data = ToyData(1200, 10);
  int asked = 0;
  const auto evaluation =
      Evaluate(data, ExamplesOf(data), SmallPlan(), [&] { return ++asked > 0; });
  ASSERT_TRUE(evaluation.ok()) << evaluation.status();
  EXPECT_EQ(asked, EvaluationPieces(SmallPlan()));
  EXPECT_EQ(evaluation->games, 120);
  EXPECT_EQ(evaluation->confusion.total(), 1200);
  EXPECT_NEAR(evaluation->confusion.Accuracy(), 0.9, 0.03);
  EXPECT_EQ(evaluation->confusion.mates(), evaluation->always_none.mates());
  EXPECT_EQ(evaluation->always_none.mate_as_mate, 0);
  EXPECT_GT(evaluation->auc, 0.8);
  EXPECT_LT(evaluation->platt.a, 0);
  EXPECT_EQ(evaluation->calibration.size(), 10U);
  ASSERT_EQ(evaluation->folds.size(), 4U);
  for (const FoldResult& fold : evaluation->folds) {
    EXPECT_EQ(fold.trained_on + fold.test.total(), 1200);
    EXPECT_EQ(fold.trials.size(), 2U);
  }
}

TEST(Evaluation, TheSameTwice) {
  const Dataset data = ToyData(400, 10);
  const auto go_on = [] { return true; };
  const auto once = Evaluate(data, ExamplesOf(data), SmallPlan(), go_on);
  const auto again = Evaluate(data, ExamplesOf(data), SmallPlan(), go_on);
  ASSERT_TRUE(once.ok() && again.ok());
  EXPECT_EQ(once->distances, again->distances);
  EXPECT_EQ(once->platt.a, again->platt.a);
  EXPECT_EQ(once->folds[2].c, again->folds[2].c);
}

TEST(Evaluation, EveryRowIsJudgedByAModelThatDidNotSeeIt) {
  // Each "model" is the number of the fold that it did not see.
  const Dataset data = ToyData(400, 0);
  const std::vector<int> folds = FoldsByGame(data.games, 4, 1);
  const auto distances = HeldOutDistances(
      data, AllRows(data), folds, 4,
      [&](const Dataset&, const std::vector<int>& rows) -> absl::StatusOr<FixedFunction> {
        std::vector<bool> seen(4);
        for (const int row : rows)
          seen[static_cast<size_t>(folds[static_cast<size_t>(row)])] = true;
        FixedFunction names_the_unseen;
        for (int fold = 0; fold < 4; ++fold) {
          if (!seen[static_cast<size_t>(fold)]) names_the_unseen.bias = fold;
        }
        return names_the_unseen;
      });
  ASSERT_TRUE(distances.ok());
  ASSERT_EQ(folds.size(), 400u);
  for (size_t row = 0; row < folds.size(); ++row) EXPECT_EQ((*distances)[row], folds[row]) << row;
}

TEST(Evaluation, CanBeCancelledAndRefusesTooFewGames) {
  const Dataset data = ToyData(400, 10);
  EXPECT_FALSE(Evaluate(data, ExamplesOf(data), SmallPlan(), [] { return false; }).ok());
  const Dataset few = ToyData(30, 0);
  EXPECT_FALSE(Evaluate(few, ExamplesOf(few), SmallPlan(), [] { return true; }).ok());
}

TEST(FewNodes, WhatIsNotProvedYetCountsAsNone) {
  std::vector<Example> examples(10);
  const uint64_t nodes_of_mates[] = {5, 244, 245, 1000};
  for (size_t i = 0; i < 4; ++i) {
    examples[i].is_mate = true;
    examples[i].mate_nodes = nodes_of_mates[i];
  }
  EXPECT_EQ(PdsWithin(examples, 244), (Confusion{2, 0, 2, 6}));
  EXPECT_EQ(PdsWithin(examples, 0), (Confusion{0, 0, 4, 6}));
  EXPECT_EQ(NodesToBeRightOn(examples, 6), 0U);
  EXPECT_EQ(NodesToBeRightOn(examples, 8), 244U);
  EXPECT_EQ(NodesToBeRightOn(examples, 10), 1000U);
}

TEST(BestC, OfSeveralTheLeast) {
  EXPECT_EQ(BestC({{0.1, {1, 0, 0, 7}, true}, {1, {2, 0, 0, 7}, true}, {3, {1, 0, 0, 8}, true}}),
            1);
}

}  // namespace
}  // namespace hakari::suites
