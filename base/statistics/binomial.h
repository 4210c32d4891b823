// Exact tests and bounds of counts. The binomial test: could so many successes have come from
// trials with this probability?
#ifndef HAKARI_BASE_STATISTICS_BINOMIAL_H_
#define HAKARI_BASE_STATISTICS_BINOMIAL_H_

#include <cstdint>
#include <optional>
#include <vector>

#include "base/statistics/effect.h"

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

// McNemar's exact test: two programs on the same problems. What both solve, or neither, says
// nothing of which is better; among the rest each should solve half.

// The two-sided p value of "both are as good"; 1 if they never differ.
double McNemarP(int64_t only_first_solves, int64_t only_second_solves);

// How much more one of them must solve for the test to show it with p below `alpha`, where so many
// problems are solved by only one of them: 12 (21 against 9) of 30 at 5 %. None if even all of them
// on one side show nothing.
std::optional<int64_t> LeastShownDifference(int64_t only_one_solves, double alpha);

// Between what the p value lies if only sums are known, as papers print them: low where as few
// problems as can be are solved by only one of the two, high where as many.
Interval McNemarBounds(int64_t first_solves, int64_t second_solves, int64_t problems);

// The exact interval of a probability (Clopper and Pearson): never narrower than it says, so a rate
// of false alarms that it bounds is bounded.

// 0 <= successes <= trials, `confidence` between 0 and 1; of no trials all is possible: [0, 1].
Interval ClopperPearson(int64_t successes, int64_t trials, double confidence);

// One-sided: the probability is at most, or at least, this much, with `confidence`.
double ClopperPearsonUpper(int64_t successes, int64_t trials, double confidence);
double ClopperPearsonLower(int64_t successes, int64_t trials, double confidence);

// Holm's step-down correction: many benchmarks are judged at once, and the chance of even one false
// alarm among them shall stay what was promised.

// In the order given: reject what is at or below the level. A p value that is NaN or outside of
// [0, 1] counts as 1, and as one of the family: what could not be computed shows nothing.
std::vector<double> HolmAdjusted(const std::vector<double>& p_values);

}  // namespace hakari

#endif  // HAKARI_BASE_STATISTICS_BINOMIAL_H_
