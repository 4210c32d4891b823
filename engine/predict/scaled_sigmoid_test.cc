#include "engine/predict/scaled_sigmoid.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>

#include "engine/predict/linear_model.h"

namespace hakari::predict {
namespace {

// Every distance up to where even the largest scale is reached, every scale.
TEST(ScaledSigmoid, IsTheRoundedSigmoid) {
  constexpr int64_t kEnd = 6 * kModelScale;
  int64_t wrong = 0;
  for (int64_t d = 0; d < kEnd; ++d) {
    const double sigmoid = 1 / (1 + std::exp(-DistanceAsNumber(d)));
    for (int a = 0; a <= kLargestSigmoidScale; ++a) {
      wrong += ScaledSigmoid(d, a) != static_cast<int>(std::floor(a * sigmoid + 0.5));
    }
  }
  EXPECT_EQ(wrong, 0);
}

TEST(ScaledSigmoid, GrowsFromHalfToAll) {
  EXPECT_EQ(ScaledSigmoid(0, 0), 0);
  EXPECT_EQ(ScaledSigmoid(0, 1), 1);
  EXPECT_EQ(ScaledSigmoid(0, 6), 3);
  EXPECT_EQ(ScaledSigmoid(0, 7), 4);
  EXPECT_EQ(ScaledSigmoid(kModelScale, 7), 5);  // 5.12
  EXPECT_EQ(ScaledSigmoid(std::numeric_limits<int64_t>::max(), 7), 7);
  EXPECT_EQ(ScaledSigmoid(std::numeric_limits<int64_t>::max(), kLargestSigmoidScale),
            kLargestSigmoidScale);
}

}  // namespace
}  // namespace hakari::predict
