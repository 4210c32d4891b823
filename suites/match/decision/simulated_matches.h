// How often the sequential test is wrong: matches between engines of known strength, pair by pair
// out of a hat, decided by the code that decides real ones.
#ifndef HAKARI_SUITES_MATCH_DECISION_SIMULATED_MATCHES_H_
#define HAKARI_SUITES_MATCH_DECISION_SIMULATED_MATCHES_H_

#include <atomic>
#include <cstdint>

#include "base/statistics/effect.h"
#include "base/statistics/sprt.h"

namespace hakari::match {

struct SimulatedSetting {
  SprtPlan plan;
  // How often pairs bring what, in truth.
  PairShares shares{};
  // Of the pairs that bring one point: how many are mirror images, one game played twice.
  double mirrored = 0;
  // Of all pairs: how many are an earlier one again, move by move.
  double repeated = 0;
  // A match that is not decided by then is given up.
  int64_t most_pairs = 200'000;
};

struct SimulatedMatch {
  SprtVerdict verdict = SprtVerdict::kContinue;
  int64_t pairs = 0;  // that counted
};

// Depends on nothing but the setting, the seed and the match's number.
SimulatedMatch SimulateMatch(const SimulatedSetting& setting, uint64_t seed, int number);

struct SimulatedCounts {
  int64_t accepted_elo0 = 0;
  int64_t accepted_elo1 = 0;
  int64_t undecided = 0;
  int64_t pairs = 0;

  int64_t matches() const { return accepted_elo0 + accepted_elo1 + undecided; }
  double mean_pairs() const { return static_cast<double>(pairs) / static_cast<double>(matches()); }
};

// `matches` of them on `jobs` threads; fewer if they were stopped.
SimulatedCounts SimulateMatches(const SimulatedSetting& setting, int matches, uint64_t seed,
                                int jobs, const std::atomic<bool>& stop);

// How many decisions were wrong, beside how many may be.
struct ErrorRate {
  int64_t wrong = 0;
  int64_t matches = 0;
  double allowed = 0;
  Interval interval;  // exact, of 99 %

  double rate() const { return static_cast<double>(wrong) / static_cast<double>(matches); }
  // So many that it is no accident.
  bool TooHigh() const { return interval.low > allowed; }
};
ErrorRate ErrorRateOf(int64_t wrong, int64_t matches, double allowed);

// What Wald's theory expects: the ratio as a random walk that ends on a bound, not beyond it, with
// steps as they are on average. No least number of pairs.
struct WaldExpectation {
  double accepts_elo1 = 0;  // how often
  double pairs = 0;
};
WaldExpectation WaldExpectationOf(const SprtPlan& plan, const PairShares& shares);

}  // namespace hakari::match

#endif  // HAKARI_SUITES_MATCH_DECISION_SIMULATED_MATCHES_H_
