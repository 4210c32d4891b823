// Adds a match to the history, so that `hakari trend` shows strength over versions.
#ifndef HAKARI_CI_CLI_MATCH_MATCH_RECORD_H_
#define HAKARI_CI_CLI_MATCH_MATCH_RECORD_H_

#include "absl/status/status.h"
#include "ci/cli/trend/history_option.h"
#include "ci/compare/match/match_report.h"

namespace hakari::cli {

// Adds a series for the score of each pairing and one for each rating. They are named after the
// players and their limits, so that the next version of an engine continues the series of the
// previous one. An invalid match is not kept, which is reported.
absl::Status RecordMatch(const compare::MatchReport& report, const RecordOptions& options,
                         bool quiet);

}  // namespace hakari::cli

#endif  // HAKARI_CI_CLI_MATCH_MATCH_RECORD_H_
