// Exact tests and bounds for counts. The binomial test: could so many successes have come from
// trials with this probability?
#ifndef HAKARI_BASE_STATISTICS_BINOMIAL_H_
#define HAKARI_BASE_STATISTICS_BINOMIAL_H_

#include <cstdint>
#include <optional>
#include <vector>

#include "base/statistics/effect.h"

namespace hakari {

// On which side of the expected count a result must lie to be evidence against it.
enum class Side { kLess, kGreater, kBoth };

// The p value of `successes` in `trials` (0 <= successes <= trials) if each trial succeeds with
// probability `p` in [0, 1]. Both sides: all outcomes that are no more probable than this one.
// Without trials it is 1.
double BinomialTestP(int64_t successes, int64_t trials, double p, Side side);

// The sign test: is the median of the samples where it is said to be? It uses only the side of it
// on which each sample lies, so it assumes nothing about their distribution.

// The p value of "the median is `centre`" against the median lying to one side or to either.
// Samples equal to the centre are left out; if none is left, or one is NaN, p is 1.
double SignTestP(const std::vector<double>& samples, double centre, Side side = Side::kBoth);

// McNemar's exact test: two programs on the same problems. Problems that both solve, or neither, do
// not tell which program is better; of the others each program should solve half.

// The two-sided p value of "both are equally good"; 1 if they never differ.
double McNemarP(int64_t only_first_solves, int64_t only_second_solves);

// How many more problems one program must solve for the test to show it with p below `alpha`, if
// `only_one_solves` problems are solved by only one of the two: 12 (21 against 9) of 30 at 5 %.
// Empty if even all of them on one side show nothing.
std::optional<int64_t> LeastShownDifference(int64_t only_one_solves, double alpha);

// The range of the p value if only sums are known, as papers print them. It is low if as few
// problems as possible are solved by only one of the two, high if as many as possible are.
Interval McNemarBounds(int64_t first_solves, int64_t second_solves, int64_t problems);

// The exact interval of a probability (Clopper and Pearson). It covers at least as often as it
// says, so a bound for a rate of false alarms is a true bound.

// 0 <= successes <= trials, `confidence` between 0 and 1. Without trials the interval is [0, 1].
Interval ClopperPearson(int64_t successes, int64_t trials, double confidence);

// One-sided: with `confidence` the probability is at most, or at least, the returned value.
double ClopperPearsonUpper(int64_t successes, int64_t trials, double confidence);
double ClopperPearsonLower(int64_t successes, int64_t trials, double confidence);

// Holm's step-down correction: many benchmarks are judged at once, and the probability of even one
// false alarm must stay at the promised level.

// In the given order; reject what is at or below the level. A p value that is NaN or outside of [0,
// 1] counts as 1 and as one of the family: it shows nothing.
std::vector<double> HolmAdjusted(const std::vector<double>& p_values);

}  // namespace hakari

#endif  // HAKARI_BASE_STATISTICS_BINOMIAL_H_
