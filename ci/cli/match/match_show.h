// `hakari match show` and `merge`: what is in match files; and the end of every match: its report.
#ifndef HAKARI_CI_CLI_MATCH_MATCH_SHOW_H_
#define HAKARI_CI_CLI_MATCH_MATCH_SHOW_H_

#include <CLI/CLI.hpp>
#include <vector>

#include "ci/cli/output.h"
#include "ci/cli/trend/history_option.h"
#include "ci/compare/match/match_report.h"
#include "ci/report/exit_code.h"
#include "engine/notation/record.h"

namespace hakari::cli {

struct MatchOutputs {
  const Output& json;
  const Output& records;
  RecordOptions history = {};
  bool quiet = false;
};

// Judges the match if it is whole and of two players, and writes and keeps all that is wanted.
report::ExitCode FinishMatch(compare::MatchReport report,
                             const std::vector<notation::GameRecord>& records, bool is_whole,
                             const MatchOutputs& outputs);

void AddMatchShow(CLI::App& match, report::ExitCode& exit_code);

}  // namespace hakari::cli

#endif  // HAKARI_CI_CLI_MATCH_MATCH_SHOW_H_
