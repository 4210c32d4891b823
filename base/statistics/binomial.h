// The exact binomial test: could so many successes have come from trials with this probability?
#ifndef HAKARI_BASE_STATISTICS_BINOMIAL_H_
#define HAKARI_BASE_STATISTICS_BINOMIAL_H_

#include <cstdint>
#include <vector>

namespace hakari {

// On which side of what is expected a result must lie to speak against it.
enum class Side { kLess, kGreater, kBoth };

// The p value of `successes` in `trials` (0 <= successes <= trials), if each succeeds with
// probability `p` in [0, 1]. Both sides: all outcomes that are no more probable than this one. Of
// no trials it is 1.
double BinomialTestP(int64_t successes, int64_t trials, double p, Side side);

// The sign test: is the median of the samples where it is said to be? It asks only which side of it
// each lies on, and so assumes nothing of their distribution.

// The p value of "the median is `centre`", against it lying to one side or to either. Samples equal
// to the centre say nothing and are left out; if none is left, or one is NaN, p is 1.
double SignTestP(const std::vector<double>& samples, double centre, Side side = Side::kBoth);

}  // namespace hakari

#endif  // HAKARI_BASE_STATISTICS_BINOMIAL_H_
