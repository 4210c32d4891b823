// `--trial NAME`: what came of a match, as a line of the list of what was tried
// (ci/history/trials), and what that list knows of the same players already.
#ifndef HAKARI_CI_CLI_MATCH_MATCH_TRIAL_H_
#define HAKARI_CI_CLI_MATCH_MATCH_TRIAL_H_

#include <string>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "ci/compare/match/match_report.h"

namespace hakari::cli {

// A line for each trial of the same two players, for people; empty: they are new, or more than two.
// An error if there is a list that cannot be read.
absl::StatusOr<std::string> TriedBeforeText(const std::vector<compare::MatchPlayer>& players);

// Adds the match under this name, unless it is there already or invalid; says on stderr which,
// unless quiet. Nothing without a name.
absl::Status AddTrial(const compare::MatchReport& report, const std::string& name, bool quiet);

}  // namespace hakari::cli

#endif  // HAKARI_CI_CLI_MATCH_MATCH_TRIAL_H_
