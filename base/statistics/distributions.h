// The distributions that the other files need, from Boost.Math. Only distributions.cc includes it:
// its templates are slow to compile, and they throw.
#ifndef HAKARI_BASE_STATISTICS_DISTRIBUTIONS_H_
#define HAKARI_BASE_STATISTICS_DISTRIBUTIONS_H_

#include <cstdint>

namespace hakari {

// X counts successes in `trials` independent trials, each with probability `p` in [0, 1].
double BinomialProbability(int64_t successes, int64_t trials, double p);  // P(X = successes)
double BinomialAtMost(int64_t successes, int64_t trials, double p);       // P(X <= successes)
double BinomialAtLeast(int64_t successes, int64_t trials, double p);      // P(X >= successes)

// `probability` in (0, 1), both shapes above 0.
double BetaQuantile(double a, double b, double probability);

// Of the standard normal distribution.
double NormalAtMost(double z);
double NormalQuantile(double probability);  // in (0, 1)

// Of Student's distribution with `freedom` degrees of freedom, any number above 0.
double StudentAtMost(double t, double freedom);
double StudentQuantile(double probability, double freedom);  // the probability in (0, 1)

}  // namespace hakari

#endif  // HAKARI_BASE_STATISTICS_DISTRIBUTIONS_H_
