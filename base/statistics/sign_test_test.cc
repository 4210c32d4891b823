#include "base/statistics/sign_test.h"

#include <gtest/gtest.h>

#include <cmath>

namespace hakari {
namespace {

TEST(SignTest, CountsSides) {
  // Nine of ten above: (1 + 10) / 1024 on one side.
  const std::vector<double> samples = {1, 2, 3, 4, 5, 6, 7, 8, 9, -1};
  EXPECT_NEAR(SignTestP(samples, 0), 22.0 / 1024, 1e-14);
  EXPECT_NEAR(SignTestP(samples, 0, Side::kGreater), 11.0 / 1024, 1e-14);
  EXPECT_NEAR(SignTestP(samples, 0, Side::kLess), 1023.0 / 1024, 1e-14);
  EXPECT_EQ(SignTestP(samples, 4.5), 1);
}

TEST(SignTest, ArbuthnotsChristenings) {
  // Arbuthnot (1710): more boys than girls in London in each of 82 years, one chance in 2^82.
  EXPECT_NEAR(SignTestP(std::vector<double>(82, 1), 0, Side::kGreater) * std::pow(2, 82), 1, 1e-9);
}

TEST(SignTest, LeavesTiesOut) {
  EXPECT_NEAR(SignTestP({0, 0, 0, 1, 2, 3}, 0), 2.0 / 8, 1e-14);
  EXPECT_EQ(SignTestP({0, 0, 0}, 0), 1);
}

TEST(SignTest, OfTooLittleShowsNothing) {
  EXPECT_EQ(SignTestP({}, 0), 1);
  EXPECT_EQ(SignTestP({5}, 0), 1);
  EXPECT_EQ(SignTestP({5}, 0, Side::kGreater), 0.5);
  EXPECT_EQ(SignTestP({1, 2, 3, 4, 5, 6, 7, std::nan("")}, 0), 1);
  EXPECT_EQ(SignTestP({1, 2, 3}, std::nan("")), 1);
}

}  // namespace
}  // namespace hakari
