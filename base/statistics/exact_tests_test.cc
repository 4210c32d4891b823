#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <cmath>
#include <cstdint>
#include <optional>

#include "base/statistics/binomial.h"
#include "base/statistics/distributions.h"

namespace hakari {
namespace {

using ::testing::DoubleEq;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

TEST(Binomial, CoinsByHand) {
  // 0, 1, 9 or 10 heads of 10: (1 + 10 + 10 + 1) / 1024.
  EXPECT_NEAR(BinomialTestP(9, 10, 0.5, Side::kBoth), 22.0 / 1024, 1e-14);
  EXPECT_NEAR(BinomialTestP(1, 10, 0.5, Side::kBoth), 22.0 / 1024, 1e-14);
  EXPECT_NEAR(BinomialTestP(9, 10, 0.5, Side::kGreater), 11.0 / 1024, 1e-14);
  EXPECT_NEAR(BinomialTestP(9, 10, 0.5, Side::kLess), 1023.0 / 1024, 1e-14);
  EXPECT_EQ(BinomialTestP(5, 10, 0.5, Side::kBoth), 1);
}

TEST(Binomial, MendelsPeas) {
  // Conover (1971), p. 97: 682 of 925 plants, 3/4 expected. R's manual gives p = 0.3825.
  EXPECT_NEAR(BinomialTestP(682, 925, 0.75, Side::kBoth), 0.3825, 5e-5);
}

TEST(Binomial, BothSidesAreAllOutcomesThatAreNoMoreProbable) {
  for (int trials : {1, 2, 7, 20}) {
    for (double p : {0.05, 0.3, 0.5, 0.75, 0.99}) {
      for (int successes = 0; successes <= trials; ++successes) {
        const double limit = BinomialProbability(successes, trials, p) * (1 + 1e-7);
        double sum = 0;
        for (int k = 0; k <= trials; ++k) {
          const double probability = BinomialProbability(k, trials, p);
          if (probability <= limit) sum += probability;
        }
        EXPECT_NEAR(BinomialTestP(successes, trials, p, Side::kBoth), sum, 1e-9)
            << successes << " of " << trials << " at " << p;
      }
    }
  }
}

TEST(Binomial, CertainOutcomes) {
  EXPECT_EQ(BinomialTestP(0, 10, 0, Side::kBoth), 1);
  EXPECT_EQ(BinomialTestP(1, 10, 0, Side::kBoth), 0);
  EXPECT_EQ(BinomialTestP(10, 10, 1, Side::kBoth), 1);
  EXPECT_EQ(BinomialTestP(9, 10, 1, Side::kBoth), 0);
}

TEST(Binomial, OfNoTrialsShowsNothing) {
  for (Side side : {Side::kLess, Side::kGreater, Side::kBoth}) {
    EXPECT_EQ(BinomialTestP(0, 0, 0.5, side), 1);
  }
}

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

TEST(McNemar, ByHand) {
  // 2 of 12, plus the mirrored outcomes: 2 * (1 + 12 + 66) / 2^12.
  EXPECT_NEAR(McNemarP(2, 10), 2 * 79.0 / 4096, 1e-14);
  EXPECT_NEAR(McNemarP(10, 2), 2 * 79.0 / 4096, 1e-14);
  // Six lost and none won is the smallest result that shows 5 %: 2 / 2^6 = 3.1 %.
  EXPECT_NEAR(McNemarP(6, 0), 2.0 / 64, 1e-14);
}

TEST(McNemar, WithoutADifferenceShowsNothing) {
  EXPECT_EQ(McNemarP(0, 0), 1);
  EXPECT_EQ(McNemarP(5, 5), 1);
  EXPECT_EQ(McNemarP(1, 0), 1);
}

TEST(McNemar, TheLeastDifferenceThatItShows) {
  EXPECT_EQ(LeastShownDifference(5, 0.05), std::nullopt);  // 2 / 2^5 = 6.3 %
  EXPECT_EQ(LeastShownDifference(6, 0.05), 6);
  // 8 against 1: 2 * (1 + 9) / 2^9 = 3.9 %; 9 against 2: 2 * (1 + 11 + 55) / 2^11 = 6.5 %.
  EXPECT_EQ(LeastShownDifference(9, 0.05), 7);
  EXPECT_EQ(LeastShownDifference(11, 0.05), 9);
  for (int64_t only_one = 6; only_one < 100; ++only_one) {
    const int64_t least = *LeastShownDifference(only_one, 0.05);
    const int64_t fewer = (only_one - least) / 2;
    EXPECT_LT(McNemarP(fewer, only_one - fewer), 0.05) << only_one;
    EXPECT_GE(McNemarP(fewer + 1, only_one - fewer - 1), 0.05) << only_one;
  }
}

// Two programs solve 3 and 1 of 4 problems: the problems that only one of them solves are 2 and 0,
// or 3 and 1.
TEST(McNemar, OfSumsAlone) {
  const Interval p = McNemarBounds(3, 1, 4);
  EXPECT_NEAR(p.low, McNemarP(2, 0), 1e-14);
  EXPECT_NEAR(p.high, McNemarP(3, 1), 1e-14);
  EXPECT_EQ(McNemarBounds(1, 3, 4).high, p.high);
  EXPECT_EQ(McNemarBounds(5, 5, 9).low, 1);
  // Seven lost and none won, or 48 and 41.
  const Interval many = McNemarBounds(175, 168, 216);
  EXPECT_NEAR(many.low, 2.0 / 128, 1e-14);
  EXPECT_NEAR(many.high, McNemarP(48, 41), 1e-14);
}

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

TEST(BinomialDistribution, IsCountedOnFingersForFourCoins) {
  // 1, 4, 6, 4, 1 of 16.
  EXPECT_DOUBLE_EQ(BinomialProbability(2, 4, 0.5), 6.0 / 16);
  EXPECT_DOUBLE_EQ(BinomialAtMost(1, 4, 0.5), 5.0 / 16);
  EXPECT_DOUBLE_EQ(BinomialAtLeast(3, 4, 0.5), 5.0 / 16);
  EXPECT_DOUBLE_EQ(BinomialAtLeast(4, 4, 0.5), 1.0 / 16);
}

TEST(BinomialDistribution, BeyondItsEndsIsNothingOrAll) {
  EXPECT_EQ(BinomialProbability(-1, 4, 0.5), 0);
  EXPECT_EQ(BinomialProbability(5, 4, 0.5), 0);
  EXPECT_EQ(BinomialAtMost(-1, 4, 0.5), 0);
  EXPECT_EQ(BinomialAtMost(4, 4, 0.5), 1);
  EXPECT_EQ(BinomialAtLeast(0, 4, 0.5), 1);
  EXPECT_EQ(BinomialAtLeast(5, 4, 0.5), 0);
  EXPECT_EQ(BinomialAtMost(0, 0, 0.5), 1);
}

TEST(BinomialDistribution, WithACertainOutcome) {
  EXPECT_EQ(BinomialAtMost(2, 4, 0), 1);
  EXPECT_EQ(BinomialAtMost(2, 4, 1), 0);
  EXPECT_EQ(BinomialAtLeast(2, 4, 1), 1);
}

TEST(BinomialDistribution, KeepsTheDigitsOfSmallTails) {
  // All heads in a hundred throws: 2^-100.
  EXPECT_NEAR(BinomialAtLeast(100, 100, 0.5) / 7.888609052210118e-31, 1, 1e-12);
}

TEST(BetaDistribution, WithShapesOneIsUniform) {
  EXPECT_NEAR(BetaQuantile(1, 1, 0.3), 0.3, 1e-14);
  // The greatest of two uniform numbers is below x with probability x^2.
  EXPECT_NEAR(BetaQuantile(2, 1, 0.25), 0.5, 1e-14);
}

TEST(NormalDistribution, AsInEveryTable) {
  EXPECT_NEAR(NormalQuantile(0.975), 1.959963984540054, 1e-12);
  EXPECT_NEAR(NormalAtMost(1.959963984540054), 0.975, 1e-14);
  EXPECT_NEAR(NormalAtMost(0), 0.5, 1e-15);
}

// With one degree of freedom it is Cauchy's, with two t = 2 (p - 1/2) / sqrt(2 p (1 - p)).
TEST(StudentDistribution, ByHand) {
  EXPECT_NEAR(StudentAtMost(1, 1), 0.75, 1e-14);
  EXPECT_NEAR(StudentQuantile(0.975, 1), 12.706204736, 1e-8);
  EXPECT_NEAR(StudentQuantile(0.9, 2), 0.8 / std::sqrt(0.18), 1e-12);
  EXPECT_NEAR(StudentQuantile(0.975, 1e9), 1.959963985, 1e-8);
}

}  // namespace
}  // namespace hakari
