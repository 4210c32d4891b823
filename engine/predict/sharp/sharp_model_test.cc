#include "engine/predict/sharp/sharp_model.h"

#include <gtest/gtest.h>

#include <cstddef>
#include <cstdint>

#include "engine/core/color.h"
#include "engine/position/position.h"
#include "engine/position/setup_for_test.h"
#include "engine/predict/sharp/sharp_features.h"

namespace hakari::predict {
namespace {

TEST(SharpModel, WeighsTheFeaturesOfAPosition) {
  const Position position = PositionOf("K59 R58 S53 k51 g41 l91", kBlack, "GP", "B");
  SharpModel model;
  model.bias = 5;
  for (size_t i = 0; i < model.weights.size(); ++i) {
    model.weights[i] = static_cast<int32_t>(i * i) - 3000;
  }
  for (const Color attacker : kColors) {
    SharpFeatures features;
    ExtractSharpFeatures(position, attacker, features);
    int64_t expected = 5;
    for (size_t i = 0; i < features.size(); ++i) {
      expected += int64_t{model.weights[i]} * features[i];
    }
    EXPECT_EQ(model.Distance(position, attacker), expected);
    EXPECT_EQ(model.Distance(features), expected);
  }
}

}  // namespace
}  // namespace hakari::predict
