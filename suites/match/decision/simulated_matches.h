// Measures how often the sequential test is wrong: simulates matches between engines of known
// strength from randomly drawn pairs, and decides them with the code that decides real ones.
#ifndef HAKARI_SUITES_MATCH_DECISION_SIMULATED_MATCHES_H_
#define HAKARI_SUITES_MATCH_DECISION_SIMULATED_MATCHES_H_

#include <atomic>
#include <cstdint>

#include "base/statistics/effect.h"
#include "base/statistics/sprt.h"

namespace hakari::match {

struct SimulatedSetting {
  SprtPlan plan;
  // The true probability of each outcome of a pair.
  PairShares shares{};
  // The share of one-point pairs that are mirror images (one game played twice).
  double mirrored = 0;
  // The share of all pairs that repeat an earlier one, move by move.
  double repeated = 0;
  // A match that is undecided after this many pairs is given up.
  int64_t most_pairs = 200'000;
};

struct SimulatedMatch {
  SprtVerdict verdict = SprtVerdict::kContinue;
  int64_t pairs = 0;  // without repeated ones
};

// Depends only on the setting, the seed and the match's number.
SimulatedMatch SimulateMatch(const SimulatedSetting& setting, uint64_t seed, int number);

struct SimulatedCounts {
  int64_t accepted_elo0 = 0;
  int64_t accepted_elo1 = 0;
  int64_t undecided = 0;
  int64_t pairs = 0;

  int64_t matches() const { return accepted_elo0 + accepted_elo1 + undecided; }
  double mean_pairs() const { return static_cast<double>(pairs) / static_cast<double>(matches()); }
};

// Simulates `matches` matches on `jobs` threads; fewer if `stop` is set.
SimulatedCounts SimulateMatches(const SimulatedSetting& setting, int matches, uint64_t seed,
                                int jobs, const std::atomic<bool>& stop);

// The rate of wrong decisions, and the rate that is allowed.
struct ErrorRate {
  int64_t wrong = 0;
  int64_t matches = 0;
  double allowed = 0;
  Interval interval;  // exact, 99 %

  double rate() const { return static_cast<double>(wrong) / static_cast<double>(matches); }
  // The whole interval lies above the allowed rate.
  bool TooHigh() const { return interval.low > allowed; }
};
ErrorRate ErrorRateOf(int64_t wrong, int64_t matches, double allowed);

// What Wald's theory expects. It treats the log-likelihood ratio as a random walk of average steps
// that ends exactly on a bound, not beyond it, and has no least number of pairs.
struct WaldExpectation {
  double accepts_elo1 = 0;  // probability
  double pairs = 0;
};
WaldExpectation WaldExpectationOf(const SprtPlan& plan, const PairShares& shares);

}  // namespace hakari::match

#endif  // HAKARI_SUITES_MATCH_DECISION_SIMULATED_MATCHES_H_
