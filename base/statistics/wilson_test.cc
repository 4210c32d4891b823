#include "base/statistics/wilson.h"

#include <gtest/gtest.h>

namespace hakari {
namespace {

TEST(Wilson, NewcombesTable) {
  // Newcombe (1998), Statistics in Medicine 17, table I, method 3.
  const struct {
    int successes, trials;
    double low, high;
  } kRows[] = {{81, 263, 0.2553, 0.3662},
               {15, 148, 0.0624, 0.1605},
               {0, 20, 0.0000, 0.1611},
               {1, 29, 0.0061, 0.1718}};
  for (const auto& row : kRows) {
    const Interval interval = WilsonInterval(row.successes, row.trials, 0.95);
    EXPECT_NEAR(interval.low, row.low, 5e-5) << row.successes;
    EXPECT_NEAR(interval.high, row.high, 5e-5) << row.successes;
  }
}

TEST(Wilson, ItsEndsAreWhereTheScoreTestTurns) {
  // By definition: (p - end)^2 = z^2 * end * (1 - end) / n.
  constexpr double kZ = 1.959963984540054;
  const Interval interval = WilsonInterval(7, 30, 0.95);
  for (double end : {interval.low, interval.high}) {
    const double difference = 7.0 / 30 - end;
    EXPECT_NEAR(difference * difference, kZ * kZ * end * (1 - end) / 30, 1e-14);
  }
}

TEST(Wilson, OfAllOrNothing) {
  EXPECT_EQ(WilsonInterval(0, 10, 0.95).low, 0);
  EXPECT_EQ(WilsonInterval(10, 10, 0.95).high, 1);
  EXPECT_EQ(WilsonInterval(0, 0, 0.95).low, 0);
  EXPECT_EQ(WilsonInterval(0, 0, 0.95).high, 1);
}

}  // namespace
}  // namespace hakari
