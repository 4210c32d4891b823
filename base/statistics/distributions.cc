#include "base/statistics/distributions.h"

#include <boost/math/distributions/beta.hpp>
#include <boost/math/distributions/binomial.hpp>
#include <boost/math/distributions/complement.hpp>
#include <boost/math/distributions/normal.hpp>
#include <boost/math/distributions/students_t.hpp>

namespace hakari {
namespace {

boost::math::binomial Binomial(int64_t trials, double p) {
  return boost::math::binomial(static_cast<double>(trials), p);
}

}  // namespace

double BinomialProbability(int64_t successes, int64_t trials, double p) {
  if (successes < 0 || successes > trials) return 0;
  return boost::math::pdf(Binomial(trials, p), static_cast<double>(successes));
}

double BinomialAtMost(int64_t successes, int64_t trials, double p) {
  if (successes < 0) return 0;
  if (successes >= trials) return 1;
  return boost::math::cdf(Binomial(trials, p), static_cast<double>(successes));
}

// Uses the complement, not 1 - P(X < successes): small tails keep their digits.
double BinomialAtLeast(int64_t successes, int64_t trials, double p) {
  if (successes <= 0) return 1;
  if (successes > trials) return 0;
  return boost::math::cdf(
      boost::math::complement(Binomial(trials, p), static_cast<double>(successes - 1)));
}

double BetaQuantile(double a, double b, double probability) {
  return boost::math::quantile(boost::math::beta_distribution<double>(a, b), probability);
}

double NormalAtMost(double z) { return boost::math::cdf(boost::math::normal(), z); }

double NormalQuantile(double probability) {
  return boost::math::quantile(boost::math::normal(), probability);
}

double StudentAtMost(double t, double freedom) {
  return boost::math::cdf(boost::math::students_t(freedom), t);
}

double StudentQuantile(double probability, double freedom) {
  return boost::math::quantile(boost::math::students_t(freedom), probability);
}

}  // namespace hakari
