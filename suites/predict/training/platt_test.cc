#include "suites/predict/training/platt.h"

#include <cmath>
#include <vector>

#include "gtest/gtest.h"

namespace hakari::suites {
namespace {

// Two distances, and of each so many mates in 1000: the sigmoid can go through both points.
TEST(Platt, TwoPointsAreMet) {
  std::vector<double> distances;
  std::vector<bool> is_mate;
  for (int i = 0; i < 1000; ++i) {
    distances.push_back(-1);
    is_mate.push_back(i < 100);
    distances.push_back(2);
    is_mate.push_back(i < 800);
  }
  const PlattFit fit = FitPlatt(distances, is_mate);
  EXPECT_NEAR(fit.Probability(-1), 0.1, 0.002);
  EXPECT_NEAR(fit.Probability(2), 0.8, 0.002);
  // ln(9) = -(-a + b), ln(4) = 2a + b negated: a = -(ln 9 + ln 4) / 3.
  EXPECT_NEAR(fit.a, -(std::log(9) + std::log(4)) / 3, 0.01);
  EXPECT_NEAR(fit.b, std::log(9) + fit.a, 0.01);
}

// The targets lie short of 0 and 1, so that even what is separated has a finite slope: with one
// mate and one other, 2/3 and 1/3.
TEST(Platt, ThePriorKeepsTheSlopeFinite) {
  const PlattFit fit = FitPlatt({-1, 1}, {false, true});
  EXPECT_NEAR(fit.Probability(1), 2.0 / 3, 1e-4);
  EXPECT_NEAR(fit.Probability(-1), 1.0 / 3, 1e-4);
}

TEST(Platt, DistancesWithoutMeaningGiveTheShare) {
  std::vector<bool> is_mate(400);
  for (size_t i = 0; i < is_mate.size(); ++i) is_mate[i] = i % 4 == 0;
  const PlattFit fit = FitPlatt(std::vector<double>(400, 3.0), is_mate);
  EXPECT_NEAR(fit.Probability(3), 0.25, 0.005);
}

TEST(Platt, HugeDistancesDoNotOverflow) {
  const PlattFit fit = {-1, 0};
  EXPECT_DOUBLE_EQ(fit.Probability(1e6), 1);
  EXPECT_DOUBLE_EQ(fit.Probability(-1e6), 0);
  EXPECT_DOUBLE_EQ(fit.Probability(0), 0.5);
}

}  // namespace
}  // namespace hakari::suites
