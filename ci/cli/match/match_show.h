// `hakari match show` and `merge`: what is in match files; and the end of every match: its report.
#ifndef HAKARI_CI_CLI_MATCH_MATCH_SHOW_H_
#define HAKARI_CI_CLI_MATCH_MATCH_SHOW_H_

#include "ci/cli/match/match_outputs.h"
#include "ci/cli/parser_names.h"
#include "ci/compare/match/match_report.h"
#include "ci/report/exit_code.h"

namespace hakari::cli {

// Judges the match if it is whole and of two players, and writes all that is wanted.
report::ExitCode FinishMatch(compare::MatchReport report, const MatchListener& heard, bool is_whole,
                             const MatchOutputs& outputs);

void AddMatchShow(CLI::App& match, report::ExitCode& exit_code);

}  // namespace hakari::cli

#endif  // HAKARI_CI_CLI_MATCH_MATCH_SHOW_H_
