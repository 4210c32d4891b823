#include "engine/mate/strong/damped_sum.h"

#include <cstdint>
#include <initializer_list>

#include "gtest/gtest.h"

namespace hakari::mate {
namespace {

DampedSum Of(std::initializer_list<uint32_t> numbers) {
  DampedSum sum;
  for (const uint32_t number : numbers) sum.Add(number);
  return sum;
}

constexpr uint32_t kBound = DampedSum::kBound;

TEST(DampedSum, IsAPlainSumUpToItsBound) {
  EXPECT_EQ(Of({}).total(), 0u);
  EXPECT_EQ(Of({7}).total(), 7u);
  EXPECT_EQ(Of({7, 1, 30}).total(), 38u);
  EXPECT_EQ(Of({kBound - 1, 1}).total(), kBound);
}

TEST(DampedSum, BeyondItGrowsByOneForEachOtherNumber) {
  EXPECT_EQ(Of({kBound - 1, 2}).total(), kBound + 1);
  EXPECT_EQ(Of({kBound, kBound}).total(), kBound + 1);
  EXPECT_EQ(Of({5 * kBound, 3, 3 * kBound}).total(), 5 * kBound + 2);
  EXPECT_EQ(Of({kBound - 1, kBound - 1, kBound - 1}).total(), kBound + 2)
      << "never below the bound";
}

TEST(DampedSum, ATreeOfDoubledNumbersStaysSmall) {
  // At each ply the same position is reached in two ways: a plain sum would be 2^1000.
  uint64_t number = 1;
  for (int ply = 0; ply < 1000; ++ply) {
    number = Of({static_cast<uint32_t>(number), static_cast<uint32_t>(number)}).total();
  }
  EXPECT_EQ(number, kBound + 1000 - 12);
}

TEST(DampedSum, TellsWhatTheOthersAdd) {
  EXPECT_EQ(Of({7, 1, 30}).TotalWithout(30), 8u);
  EXPECT_EQ(Of({7, 1, 30}).TotalWithout(1), 37u);
  EXPECT_EQ(Of({5 * kBound, 3}).TotalWithout(5 * kBound), 1u);
  EXPECT_EQ(Of({}).TotalWithout(4), 0u);
}

}  // namespace
}  // namespace hakari::mate
