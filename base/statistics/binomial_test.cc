#include "base/statistics/binomial.h"

#include <gtest/gtest.h>

#include "base/statistics/distributions.h"

namespace hakari {
namespace {

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

}  // namespace
}  // namespace hakari
