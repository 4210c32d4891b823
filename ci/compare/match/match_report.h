// What came of a match, for people and for programs: both are drawn from the same value.
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
  std::string name;    // that tells it from the others
  std::string words;   // as it was typed
  std::string limits;  // "byoyomi=1000"
  int64_t margin_ms = 0;
};

struct MatchReport {
  std::vector<MatchPlayer> players;
  std::string rules;
  std::string openings;
  std::string file;  // the match file; empty: none
  uint64_t seed = 0;
  int asked_pairs = 0;  // of all pairings
  int resumed = 0;      // that the file had
  int jobs = 1;
  bool pinned = false;
  match::MatchCounts counts;
  std::vector<std::string> faults;  // a line each; those who lost on time are among them
  bool openings_used_up = false;
  bool interrupted = false;

  // Of two players.
  std::optional<SprtPlan> sprt;
  SprtResult sprt_result;
  int64_t mirrored_pairs = 0;           // that the test leaves out of its least number
  int64_t repeated_pairs = 0;           // that it leaves out
  std::optional<MatchVerdict> verdict;  // of a shard, and of more than two players, only invalid

  // Of more than two players, or where they are wanted; an error says why there are none.
  std::optional<absl::StatusOr<Ratings>> ratings;

  // By its test: then estimates are off towards the side to which it ended.
  bool ended_early() const { return sprt && sprt_result.verdict != SprtVerdict::kContinue; }
};

// "+15 [-14, +43]", "+inf [+430, +inf]".
std::string EloText(const Strength& strength);
// "score 52.1 % [48.0, 56.1], Elo +15 [-14, +43]"
std::string StrengthText(const Strength& strength);

// The answer first.
std::string MatchText(const MatchReport& report);

// The envelope hakari-match.
std::string MatchJson(const MatchReport& report, const report::Origin& origin);

}  // namespace hakari::compare

#endif  // HAKARI_CI_COMPARE_MATCH_MATCH_REPORT_H_
