// The sign test: is the median of the samples where it is said to be? It asks only which side of it
// each lies on, and so assumes nothing of their distribution.
#ifndef HAKARI_BASE_STATISTICS_SIGN_TEST_H_
#define HAKARI_BASE_STATISTICS_SIGN_TEST_H_

#include <vector>

#include "base/statistics/binomial.h"

namespace hakari {

// The p value of "the median is `centre`", against it lying to one side or to either. Samples equal
// to the centre say nothing and are left out; if none is left, or one is NaN, p is 1.
double SignTestP(const std::vector<double>& samples, double centre, Side side = Side::kBoth);

}  // namespace hakari

#endif  // HAKARI_BASE_STATISTICS_SIGN_TEST_H_
