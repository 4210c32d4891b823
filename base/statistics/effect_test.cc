#include "base/statistics/effect.h"

#include <gtest/gtest.h>

namespace hakari {
namespace {

const Effect kRatio = {"time", EffectUnit::kRatio, 1.0117, {1.0031, 1.0204}, 0.95};

TEST(Effect, ItsTextHasTheUnitOnce) {
  EXPECT_EQ(EffectText(kRatio, 3), "1.012 [1.003, 1.020]");
  EXPECT_EQ(EffectText({"nodes", EffectUnit::kChange, -0.146, {-0.201, -0.09}, 0.95}, 1),
            "-14.6 % [-20.1, -9.0]");
  EXPECT_EQ(EffectText({"right", EffectUnit::kPoints, 2.14, {-0.5, 4.2}, 0.95}, 1),
            "+2.1 points [-0.5, +4.2]");
}

TEST(Effect, WithoutAnIntervalThereAreNoBrackets) {
  Effect effect = kRatio;
  effect.confidence = 0;
  EXPECT_EQ(EffectText(effect, 2), "1.01");
}

TEST(Effect, ARatioIsAChange) {
  const Effect change = AsChange(kRatio);
  EXPECT_EQ(change.what, "time");
  EXPECT_NEAR(change.estimate, 0.0117, 1e-12);
  EXPECT_EQ(EffectText(change, 1), "+1.2 % [+0.3, +2.0]");
  EXPECT_EQ(change.confidence, 0.95);
}

TEST(Effect, UnitsHaveNames) {
  EXPECT_EQ(EffectUnitName(EffectUnit::kRatio), "ratio");
  EXPECT_EQ(EffectUnitName(EffectUnit::kChange), "change");
  EXPECT_EQ(EffectUnitName(EffectUnit::kPoints), "points");
}

}  // namespace
}  // namespace hakari
