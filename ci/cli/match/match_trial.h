// `--trial NAME`: adds the result of a match to the list of trials (ci/history/trials), and shows
// earlier trials of the same players.
#ifndef HAKARI_CI_CLI_MATCH_MATCH_TRIAL_H_
#define HAKARI_CI_CLI_MATCH_MATCH_TRIAL_H_

#include <string>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "ci/compare/match/match_report.h"

namespace hakari::cli {

// A line of text for each trial of the same two players; empty if there is none, or if there are
// more players. An error if the list exists but cannot be read.
absl::StatusOr<std::string> TriedBeforeText(const std::vector<compare::MatchPlayer>& players);

// Adds the match under this name, unless it is in the list already or invalid. Reports on stderr
// what was done, unless quiet. Does nothing without a name.
absl::Status AddTrial(const compare::MatchReport& report, const std::string& name, bool quiet);

}  // namespace hakari::cli

#endif  // HAKARI_CI_CLI_MATCH_MATCH_TRIAL_H_
