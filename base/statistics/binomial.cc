#include "base/statistics/binomial.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <numeric>

#include "base/statistics/distributions.h"

namespace hakari {
namespace {

// Outcomes that mirror each other are equally probable except for rounding.
constexpr double kAsProbable = 1 + 1e-7;

// The first count above the mode, at most trials + 1, that is no more probable than `limit`.
int64_t FirstAsRareAbove(int64_t mode, int64_t trials, double p, double limit) {
  int64_t low = mode;
  int64_t high = trials + 1;
  while (high - low > 1) {
    const int64_t middle = low + (high - low) / 2;
    (BinomialProbability(middle, trials, p) <= limit ? high : low) = middle;
  }
  return high;
}

double BothSides(int64_t successes, int64_t trials, double p) {
  const double mean = static_cast<double>(trials) * p;
  // Ask the mirrored question, so that only the lower tail must be handled.
  if (static_cast<double>(successes) > mean) return BothSides(trials - successes, trials, 1 - p);
  if (static_cast<double>(successes) == mean) return 1;
  const double limit = BinomialProbability(successes, trials, p) * kAsProbable;
  const int64_t mode = std::max(successes, static_cast<int64_t>(mean));
  const int64_t above = FirstAsRareAbove(mode, trials, p, limit);
  return std::min(1.0, BinomialAtMost(successes, trials, p) + BinomialAtLeast(above, trials, p));
}

}  // namespace

double BinomialTestP(int64_t successes, int64_t trials, double p, Side side) {
  switch (side) {
    case Side::kLess:
      return BinomialAtMost(successes, trials, p);
    case Side::kGreater:
      return BinomialAtLeast(successes, trials, p);
    case Side::kBoth:
      return BothSides(successes, trials, p);
  }
  return 1;
}

double SignTestP(const std::vector<double>& samples, double centre, Side side) {
  int64_t above = 0;
  int64_t below = 0;
  for (double sample : samples) {
    if (std::isnan(sample)) return 1;
    above += sample > centre;
    below += sample < centre;
  }
  return BinomialTestP(above, above + below, 0.5, side);
}

double McNemarP(int64_t only_first_solves, int64_t only_second_solves) {
  return BinomialTestP(only_first_solves, only_first_solves + only_second_solves, 0.5, Side::kBoth);
}

std::optional<int64_t> LeastShownDifference(int64_t only_one_solves, double alpha) {
  for (int64_t difference = only_one_solves % 2; difference <= only_one_solves; difference += 2) {
    const int64_t fewer = (only_one_solves - difference) / 2;
    if (McNemarP(fewer, only_one_solves - fewer) < alpha) return difference;
  }
  return std::nullopt;
}

Interval McNemarBounds(int64_t first_solves, int64_t second_solves, int64_t problems) {
  const int64_t solves_more = std::max(first_solves, second_solves);
  const int64_t solves_less = std::min(first_solves, second_solves);
  // The largest possible number of problems that only the program with fewer solutions solves.
  const int64_t most_of_less = std::min(solves_less, problems - solves_more);
  const int64_t difference = solves_more - solves_less;
  Interval p = {1, 0};
  for (int64_t only_less = 0; only_less <= most_of_less; ++only_less) {
    const double here = McNemarP(only_less, only_less + difference);
    p = {std::min(p.low, here), std::max(p.high, here)};
  }
  return p;
}

Interval ClopperPearson(int64_t successes, int64_t trials, double confidence) {
  const double one_side = (1 + confidence) / 2;
  return {ClopperPearsonLower(successes, trials, one_side),
          ClopperPearsonUpper(successes, trials, one_side)};
}

double ClopperPearsonUpper(int64_t successes, int64_t trials, double confidence) {
  if (successes >= trials) return 1;
  return BetaQuantile(static_cast<double>(successes + 1), static_cast<double>(trials - successes),
                      confidence);
}

double ClopperPearsonLower(int64_t successes, int64_t trials, double confidence) {
  if (successes <= 0) return 0;
  return BetaQuantile(static_cast<double>(successes), static_cast<double>(trials - successes + 1),
                      1 - confidence);
}

std::vector<double> HolmAdjusted(const std::vector<double>& p_values) {
  std::vector<double> adjusted;
  adjusted.reserve(p_values.size());
  for (double p : p_values) adjusted.push_back(p >= 0 && p <= 1 ? p : 1);
  std::vector<size_t> order(adjusted.size());
  std::iota(order.begin(), order.end(), 0);
  std::stable_sort(order.begin(), order.end(),
                   [&adjusted](size_t a, size_t b) { return adjusted[a] < adjusted[b]; });
  double least = 0;  // no p value is adjusted below a smaller one
  for (size_t i = 0; i < order.size(); ++i) {
    const double left = static_cast<double>(order.size() - i);
    least = std::max(least, std::min(1.0, left * adjusted[order[i]]));
    adjusted[order[i]] = least;
  }
  return adjusted;
}

}  // namespace hakari
