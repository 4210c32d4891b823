#include "base/statistics/mcnemar.h"

#include <gtest/gtest.h>

namespace hakari {
namespace {

TEST(McNemar, ByHand) {
  // 2 of 12, and as rare on the other side: 2 * (1 + 12 + 66) / 2^12.
  EXPECT_NEAR(McNemarP(2, 10), 2 * 79.0 / 4096, 1e-14);
  EXPECT_NEAR(McNemarP(10, 2), 2 * 79.0 / 4096, 1e-14);
  // Six lost and none won is the least that shows 5 %: 2 / 2^6 = 3.1 %.
  EXPECT_NEAR(McNemarP(6, 0), 2.0 / 64, 1e-14);
}

TEST(McNemar, WithoutADifferenceShowsNothing) {
  EXPECT_EQ(McNemarP(0, 0), 1);
  EXPECT_EQ(McNemarP(5, 5), 1);
  EXPECT_EQ(McNemarP(1, 0), 1);
}

}  // namespace
}  // namespace hakari
