#include "engine/predict/linear_model.h"

#include <gtest/gtest.h>

#include <limits>

#include "engine/core/color.h"
#include "engine/position/position.h"
#include "engine/position/setup_for_test.h"
#include "engine/predict/feature_list.h"
#include "engine/predict/features.h"

namespace hakari::predict {
namespace {

TEST(LinearModel, AddsWeightedFeaturesAndBias) {
  LinearModel model;
  model.bias = -10;
  model.weights[0] = 3;
  model.weights[kFeatureCount - 1] = -2;
  Features features{};
  EXPECT_EQ(model.Distance(features), -10);
  features[0] = 4;
  features[kFeatureCount - 1] = 7;
  EXPECT_EQ(model.Distance(features), -12);
}

TEST(LinearModel, DoesNotOverflow) {
  LinearModel model;
  model.bias = -kLargestBias;
  model.weights.fill(std::numeric_limits<int32_t>::min());
  Features features;
  features.fill(kLargestFeature);
  EXPECT_EQ(model.Distance(features),
            -kLargestBias - (int64_t{kFeatureCount} * kLargestFeature << 31));
}

TEST(LinearModel, ExtractsTheFeaturesOfAPosition) {
  const Position position = PositionOf("K59 R58 S53 k51 g41 l91", kBlack, "GP", "B");
  LinearModel model;
  model.bias = 5;
  for (int i = 0; i < kFeatureCount; ++i) model.weights[static_cast<size_t>(i)] = i * i - 3000;
  for (const Color attacker : kColors) {
    Features features;
    ExtractFeatures(position, attacker, features);
    int64_t expected = 5;
    for (int i = 0; i < kFeatureCount; ++i) {
      expected += int64_t{i * i - 3000} * features[static_cast<size_t>(i)];
    }
    EXPECT_EQ(model.Distance(position, attacker), expected);
  }
}

TEST(LinearModel, ProbabilityIsPlatts) {
  LinearModel model;
  model.platt_a = -2;
  model.platt_b = 0;
  EXPECT_DOUBLE_EQ(model.Probability(0), 0.5);
  EXPECT_NEAR(model.Probability(kModelScale), 0.8807970779778823, 1e-12);
  EXPECT_NEAR(model.Probability(-kModelScale / 2), 0.2689414213699951, 1e-12);
  EXPECT_FALSE(PredictsMate(0));
  EXPECT_TRUE(PredictsMate(1));
}

}  // namespace
}  // namespace hakari::predict
