#include "base/statistics/holm.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>

namespace hakari {
namespace {

using ::testing::DoubleEq;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

TEST(Holm, TextbookExample) {
  // The four p values with which the method is usually explained: at 5 % the first and the last are
  // rejected. 4 * .005 = .02, 3 * .01 = .03, 2 * .03 = .06, and 1 * .04 is raised to that.
  EXPECT_THAT(HolmAdjusted({0.01, 0.04, 0.03, 0.005}),
              ElementsAre(DoubleEq(0.03), DoubleEq(0.06), DoubleEq(0.06), DoubleEq(0.02)));
}

TEST(Holm, IsNeverAboveOne) { EXPECT_THAT(HolmAdjusted({0.6, 0.5, 0.9}), ElementsAre(1, 1, 1)); }

TEST(Holm, OfOneChangesNothing) {
  EXPECT_THAT(HolmAdjusted({0.04}), ElementsAre(0.04));
  EXPECT_THAT(HolmAdjusted({}), IsEmpty());
}

TEST(Holm, OfTiesIsTheSameForBoth) {
  EXPECT_THAT(HolmAdjusted({0.02, 0.02}), ElementsAre(0.04, 0.04));
  EXPECT_THAT(HolmAdjusted({0, 0, 0}), ElementsAre(0, 0, 0));
}

TEST(Holm, WhatIsNoProbabilityShowsNothingButCounts) {
  EXPECT_THAT(HolmAdjusted({0.01, std::nan(""), -0.5, 2}), ElementsAre(DoubleEq(0.04), 1, 1, 1));
}

}  // namespace
}  // namespace hakari
