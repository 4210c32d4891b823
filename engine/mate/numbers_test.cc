#include "engine/mate/numbers.h"

#include "gtest/gtest.h"

namespace hakari::mate {
namespace {

TEST(Numbers, WinsAndLossesAreSolved) {
  EXPECT_TRUE(Numbers::Win().solved());
  EXPECT_TRUE(Numbers::Loss().solved());
  EXPECT_FALSE((Numbers{1, 1}).solved());
  EXPECT_FALSE(kLargestLimit.solved());
}

TEST(NumberSum, AddsUp) {
  NumberSum sum;
  EXPECT_EQ(sum.value(), 0u);
  sum.Add(2);
  sum.Add(3);
  EXPECT_EQ(sum.value(), 5u);
}

TEST(NumberSum, OfFiniteNumbersStaysFinite) {
  NumberSum sum;
  for (int i = 0; i < 600; ++i) sum.Add(kLargestFiniteNumber);
  EXPECT_EQ(sum.value(), kLargestFiniteNumber);
}

TEST(NumberSum, IsInfiniteIfASummandIs) {
  NumberSum sum;
  sum.Add(1);
  sum.Add(kInfiniteNumber);
  sum.Add(1);
  EXPECT_EQ(sum.value(), kInfiniteNumber);
}

}  // namespace
}  // namespace hakari::mate
