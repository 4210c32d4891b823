// A match from its words to its report: everything that is decided before the first game, then the
// games. `match` plays so, and `compare --games`.
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

// What contradicts itself, or is missing.
absl::Status CheckMatchWords(const MatchOptions& options);

// `here`: the user's folder. Errors as those of PlayersOf, and where openings cannot be read.
absl::StatusOr<std::unique_ptr<PreparedMatch>> PrepareMatch(const MatchOptions& options,
                                                            const std::string& here);

// Goes on from the match file. The listener hears of every pair; the report has no verdict yet.
absl::StatusOr<compare::MatchReport> PlayPrepared(const PreparedMatch& prepared,
                                                  const MatchOptions& options,
                                                  MatchListener& listener,
                                                  const std::atomic<bool>& stop);

// Of a whole match of two players.
compare::MatchVerdict VerdictOfTwo(const compare::MatchReport& report);

}  // namespace hakari::cli

#endif  // HAKARI_CI_CLI_MATCH_MATCH_RUN_H_
