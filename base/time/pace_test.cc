#include "base/time/pace.h"

#include "gtest/gtest.h"

namespace hakari {
namespace {

TEST(DurationText, GrowsWithTheTime) {
  EXPECT_EQ(DurationText(0.2), "0 s");
  EXPECT_EQ(DurationText(99.4), "99 s");
  EXPECT_EQ(DurationText(99.5), "1 min 40 s");
  EXPECT_EQ(DurationText(190), "3 min 10 s");
  EXPECT_EQ(DurationText(40000), "11 h 06 min");
}

TEST(PaceText, TheRateIsOneThatCanBeCounted) {
  EXPECT_EQ(PaceText({10, 90, 4, "", {}}), "2.5 a second, about 36 s left");
  EXPECT_EQ(PaceText({100, 50, 4, "", {}}), "25 a second, about 2 s left");
  EXPECT_EQ(PaceText({5, 95, 10, "", {}}), "30 a minute, about 3 min 10 s left");
  EXPECT_EQ(PaceText({1, 2, 90, "", {}}), "40 an hour, about 3 min 00 s left");
}

TEST(PaceText, WithoutARateTimeIsSaid) {
  EXPECT_EQ(PaceText({0, 100, 3, "", {}}), "3 s so far");
  EXPECT_EQ(PaceText({0, 100, 3, "rounds", 200}), "at most 3 min 20 s left");
  EXPECT_EQ(PaceText({1, 100, 0, "", {}}), "0 s so far");
}

TEST(PaceText, ADeadlineIsSaidBeside) {
  EXPECT_EQ(PaceText({31, 23, 60, "rounds", 200}),
            "31 rounds a minute, about 45 s left (at most 3 min 20 s)");
  EXPECT_EQ(PaceText({31, 23, 60, "rounds", 20}), "31 rounds a minute, at most 20 s left");
  EXPECT_EQ(PaceText({31, 23, 60, "rounds", -1}), "31 rounds a minute, at most 0 s left");
}

}  // namespace
}  // namespace hakari
