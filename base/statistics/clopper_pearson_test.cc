#include "base/statistics/clopper_pearson.h"

#include <gtest/gtest.h>

#include <cmath>

#include "base/statistics/distributions.h"

namespace hakari {
namespace {

TEST(ClopperPearson, NoAlarmInTwoHundredNinetyNineIsTheLeastThatShowsOnePercent) {
  // By hand: none of n leaves p with (1 - p)^n = 0.05.
  EXPECT_NEAR(ClopperPearsonUpper(0, 299, 0.95), 1 - std::pow(0.05, 1.0 / 299), 1e-12);
  EXPECT_NEAR(ClopperPearsonUpper(0, 299, 0.95), 0.00997, 5e-6);
  EXPECT_GT(ClopperPearsonUpper(0, 298, 0.95), 0.01);
}

TEST(ClopperPearson, NewcombesTable) {
  // Newcombe (1998), Statistics in Medicine 17, table I, method 5.
  const struct {
    int successes, trials;
    double low, high;
  } kRows[] = {{81, 263, 0.2527, 0.3676},
               {15, 148, 0.0578, 0.1617},
               {0, 20, 0.0000, 0.1684},
               {1, 29, 0.0009, 0.1776}};
  for (const auto& row : kRows) {
    const Interval interval = ClopperPearson(row.successes, row.trials, 0.95);
    EXPECT_NEAR(interval.low, row.low, 5e-5) << row.successes;
    EXPECT_NEAR(interval.high, row.high, 5e-5) << row.successes;
  }
}

TEST(ClopperPearson, ItsEndsAreWhereTheTestTurns) {
  const Interval interval = ClopperPearson(7, 30, 0.9);
  EXPECT_NEAR(BinomialAtLeast(7, 30, interval.low), 0.05, 1e-12);
  EXPECT_NEAR(BinomialAtMost(7, 30, interval.high), 0.05, 1e-12);
}

TEST(ClopperPearson, OfAllOrNothing) {
  EXPECT_EQ(ClopperPearson(0, 10, 0.95).low, 0);
  EXPECT_EQ(ClopperPearson(10, 10, 0.95).high, 1);
  EXPECT_EQ(ClopperPearson(0, 0, 0.95).low, 0);
  EXPECT_EQ(ClopperPearson(0, 0, 0.95).high, 1);
  EXPECT_NEAR(ClopperPearsonLower(10, 10, 0.95), std::pow(0.05, 0.1), 1e-12);
}

}  // namespace
}  // namespace hakari
