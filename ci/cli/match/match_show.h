// `hakari match show` and `merge`, and the report at the end of every match.
#ifndef HAKARI_CI_CLI_MATCH_MATCH_SHOW_H_
#define HAKARI_CI_CLI_MATCH_MATCH_SHOW_H_

#include "ci/cli/match/match_outputs.h"
#include "ci/cli/options.h"
#include "ci/compare/match/match_report.h"
#include "ci/report/exit_code.h"

namespace hakari::cli {

// Judges the match if it is complete and has two players, and writes all requested outputs.
report::ExitCode FinishMatch(compare::MatchReport report, const MatchListener& heard, bool is_whole,
                             const MatchOutputs& outputs);

void AddMatchShow(Command match, report::ExitCode& exit_code);

}  // namespace hakari::cli

#endif  // HAKARI_CI_CLI_MATCH_MATCH_SHOW_H_
