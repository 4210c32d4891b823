#include "engine/eval/blend.h"

#include <gtest/gtest.h>

#include <array>
#include <cstdint>

namespace hakari::eval {
namespace {

using Parts = std::array<int, kPhaseCount>;

TEST(Blend, PhasesFollowEachOther) {
  EXPECT_EQ(PartsOfPhases(0), (Parts{128, 0, 0}));
  EXPECT_EQ(PartsOfPhases(32), (Parts{96, 32, 0}));
  EXPECT_EQ(PartsOfPhases(128), (Parts{0, 128, 0}));
  EXPECT_EQ(PartsOfPhases(192), (Parts{0, 64, 64}));
  EXPECT_EQ(PartsOfPhases(256), (Parts{0, 0, 128}));
}

TEST(Blend, ProgressStaysWithinItsBounds) {
  EXPECT_EQ(ProgressOf(-80), 0);
  EXPECT_EQ(ProgressOf(87), 10);
  EXPECT_EQ(ProgressOf(1 << 20), kMostProgress);
}

TEST(Blend, TheNegativeIsExact) {
  for (int progress = 0; progress <= kMostProgress; ++progress) {
    const int64_t blended = Blended({1237, -4321, 999}, progress);
    EXPECT_EQ(Blended({-1237, 4321, -999}, progress), -blended);
    EXPECT_EQ(Centipawns(-blended), -Centipawns(blended));
  }
  EXPECT_EQ(Centipawns(Blended({807, 807, 807}, 77)), 100);
  EXPECT_EQ(Centipawns(Blended({-807, -807, -807}, 77)), -100);
}

TEST(Blend, ValuesHaveALimit) {
  EXPECT_EQ(Centipawns(Blended({1 << 28, 1 << 28, 1 << 28}, 3)), kValueLimit - 1);
  EXPECT_EQ(Centipawns(Blended({-(1 << 28), -(1 << 28), -(1 << 28)}, 3)), 1 - kValueLimit);
}

}  // namespace
}  // namespace hakari::eval
