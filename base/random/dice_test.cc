#include "base/random/dice.h"

#include <map>
#include <vector>

#include "gtest/gtest.h"

namespace hakari {
namespace {

TEST(Dice, TheSameSeedRollsTheSame) {
  Dice one(7);
  Dice same(7);
  Dice other(8);
  int equal_to_other = 0;
  for (int i = 0; i < 100; ++i) {
    const uint64_t roll = one.Below(1000);
    EXPECT_EQ(roll, same.Below(1000));
    equal_to_other += roll == other.Below(1000);
  }
  EXPECT_LT(equal_to_other, 5);
}

TEST(Dice, EveryValueThatIsMixedInMatters) {
  Dice plain(1);
  Dice zero(1);
  Dice one(1);
  zero.Mix(0);
  one.Mix(1);
  const uint64_t huge = uint64_t{1} << 60;
  const uint64_t rolls[] = {plain.Below(huge), zero.Below(huge), one.Below(huge)};
  EXPECT_NE(rolls[0], rolls[1]);
  EXPECT_NE(rolls[1], rolls[2]);
  EXPECT_NE(rolls[0], rolls[2]);
}

TEST(Dice, AllSidesComeUpEquallyOften) {
  Dice dice(3);
  std::vector<int> count(6, 0);
  for (int i = 0; i < 60000; ++i) ++count[dice.Below(6)];
  for (const int times : count) EXPECT_NEAR(times, 10000, 400);  // four standard deviations
}

TEST(Shuffle, EveryOrderComesUpEquallyOften) {
  Dice dice(4);
  std::map<std::vector<int>, int> count;
  for (int i = 0; i < 60000; ++i) {
    std::vector<int> values = {1, 2, 3};
    Shuffle(values, dice);
    ++count[values];
  }
  EXPECT_EQ(count.size(), 6u);
  for (const auto& [order, times] : count) EXPECT_NEAR(times, 10000, 400);
}

}  // namespace
}  // namespace hakari
