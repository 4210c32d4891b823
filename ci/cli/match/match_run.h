// Runs a match from its options to its report: first everything that is determined before the first
// game, then the games. Used by `match` and `compare --games`.
#ifndef HAKARI_CI_CLI_MATCH_MATCH_RUN_H_
#define HAKARI_CI_CLI_MATCH_MATCH_RUN_H_

#include <atomic>
#include <memory>
#include <optional>
#include <string>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "base/run/journal.h"
#include "base/statistics/sprt.h"
#include "ci/cli/match/match_options.h"
#include "ci/cli/match/match_outputs.h"
#include "ci/cli/match/match_players.h"
#include "ci/compare/match/match_report.h"
#include "ci/compare/match/match_verdict.h"
#include "suites/match/openings.h"
#include "suites/match/play_match.h"

namespace hakari::cli {

struct PreparedMatch {
  MatchPlayers players;
  std::optional<SprtPlan> sprt;
  std::optional<match::Openings> openings;
  match::MatchPlan plan;
  bool openings_used_up = false;
  int jobs = 1;
  RunIdentity identity;
  std::string file;
};

// Checks for options that contradict each other or are missing.
absl::Status CheckMatchWords(const MatchOptions& options);

// `here`: the user's folder. Returns the errors of PlayersOf, or that openings cannot be read.
absl::StatusOr<std::unique_ptr<PreparedMatch>> PrepareMatch(const MatchOptions& options,
                                                            const std::string& here);

// Continues from the match file. The listener gets every pair; the report has no verdict yet.
absl::StatusOr<compare::MatchReport> PlayPrepared(const PreparedMatch& prepared,
                                                  const MatchOptions& options,
                                                  MatchListener& listener,
                                                  const std::atomic<bool>& stop);

// The verdict of a complete match of two players.
compare::MatchVerdict VerdictOfTwo(const compare::MatchReport& report);

}  // namespace hakari::cli

#endif  // HAKARI_CI_CLI_MATCH_MATCH_RUN_H_
