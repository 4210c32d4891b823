// The result of a match, as text and as JSON; both are made from the same value.
#ifndef HAKARI_CI_COMPARE_MATCH_MATCH_REPORT_H_
#define HAKARI_CI_COMPARE_MATCH_MATCH_REPORT_H_

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "base/statistics/ratings.h"
#include "base/statistics/sprt.h"
#include "base/statistics/strength.h"
#include "ci/compare/match/match_verdict.h"
#include "ci/report/origin.h"
#include "suites/match/match_counts.h"

namespace hakari::compare {

struct MatchPlayer {
  std::string name;    // unique among the players
  std::string words;   // as typed
  std::string limits;  // "byoyomi=1000"
  int64_t margin_ms = 0;
};

struct MatchReport {
  std::vector<MatchPlayer> players;
  std::string rules;
  std::string openings;
  std::string file;  // the match file; empty: none
  uint64_t seed = 0;
  int asked_pairs = 0;  // of all pairings together
  int resumed = 0;      // pairs that were in the file already
  int jobs = 1;
  bool pinned = false;
  match::MatchCounts counts;
  std::vector<std::string> faults;  // a line each; losses on time are among them
  bool openings_used_up = false;
  bool interrupted = false;

  // For two players.
  std::optional<SprtPlan> sprt;
  SprtResult sprt_result;
  int64_t mirrored_pairs = 0;  // do not count towards the test's minimum number of pairs
  int64_t repeated_pairs = 0;  // ignored by the test
  // A shard, and a match of more than two players, has a verdict only if it is invalid.
  std::optional<MatchVerdict> verdict;

  // For more than two players, or if requested; an error says why there are none.
  std::optional<absl::StatusOr<Ratings>> ratings;

  // If the test stopped the match, estimates are biased towards the hypothesis that it accepted.
  bool ended_early() const { return sprt && sprt_result.verdict != SprtVerdict::kContinue; }
};

// "+15 [-14, +43]", "+inf [+430, +inf]".
std::string EloText(const Strength& strength);
// "score 52.1 % [48.0, 56.1], Elo +15 [-14, +43]"
std::string StrengthText(const Strength& strength);

// The result comes first.
std::string MatchText(const MatchReport& report);

// The envelope hakari-match.
std::string MatchJson(const MatchReport& report, const report::Origin& origin);

}  // namespace hakari::compare

#endif  // HAKARI_CI_COMPARE_MATCH_MATCH_REPORT_H_
