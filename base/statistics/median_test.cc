#include "base/statistics/median.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>

namespace hakari {
namespace {

TEST(Median, IsTheMiddleOrTheMeanOfTheMiddleTwo) {
  EXPECT_EQ(MedianOf({7}), 7);
  EXPECT_EQ(MedianOf({3, 1, 2}), 2);
  EXPECT_EQ(MedianOf({4, 1, 3, 2}), 2.5);
  EXPECT_EQ(MedianOf({5, 5, 5, 5}), 5);
  EXPECT_EQ(MedianOf({9, 1, 1, 1}), 1);
}

TEST(Median, OfTheGreatestNumbersDoesNotOverflow) {
  const double greatest = std::numeric_limits<double>::max();
  EXPECT_EQ(MedianOf({greatest, greatest}), greatest);
}

TEST(Median, OfNothingOrOfNoNumberIsNone) {
  EXPECT_TRUE(std::isnan(MedianOf({})));
  EXPECT_TRUE(std::isnan(MedianOf({1, std::nan(""), 2})));
  EXPECT_TRUE(std::isnan(MedianOf({1, std::numeric_limits<double>::infinity(), 2})));
}

}  // namespace
}  // namespace hakari
