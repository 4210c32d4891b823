// A match in the history, so that `hakari trend` shows strength over versions.
#ifndef HAKARI_CI_CLI_MATCH_MATCH_RECORD_H_
#define HAKARI_CI_CLI_MATCH_MATCH_RECORD_H_

#include "absl/status/status.h"
#include "ci/cli/trend/history_option.h"
#include "ci/compare/match/match_report.h"

namespace hakari::cli {

// A series for the score of each pairing and one for each rating: named after the players and their
// limits, so that the next version of an engine goes on with the series of the last. An
// invalid match is not kept, which is said.
absl::Status RecordMatch(const compare::MatchReport& report, const RecordOptions& options,
                         bool quiet);

}  // namespace hakari::cli

#endif  // HAKARI_CI_CLI_MATCH_MATCH_RECORD_H_
