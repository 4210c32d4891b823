// `compare --margin`: margins of reverse futility side by side, over suites and in games.
#ifndef HAKARI_CI_CLI_ENGINES_MARGIN_SIDE_BY_SIDE_H_
#define HAKARI_CI_CLI_ENGINES_MARGIN_SIDE_BY_SIDE_H_

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "ci/cli/engines/asked_positions.h"
#include "ci/cli/engines/margin_contestants.h"
#include "ci/cli/output.h"
#include "ci/report/exit_code.h"
#include "suites/core/limits.h"

namespace hakari::cli {

struct MarginOptions {
  MarginWords words;
  std::vector<PositionWords> suites;
  suites::Limits limits;  // those given on the command line
  int cuts_kept = 16;     // of each search, for the audit
  int fresh = 0;          // dynamic margins forget after n positions; 0: not within a suite
  std::optional<int> games;
  std::string game_limits;  // empty: those of the first suite's positions
  std::vector<std::string> openings;
  std::optional<int> jobs;  // parallel audits and games
  uint64_t seed = 1;
  Output json;  // open
  bool quiet = false;
};

// Measures, prints and writes the results.
report::ExitCode RunMargins(const MarginOptions& options);

}  // namespace hakari::cli

#endif  // HAKARI_CI_CLI_ENGINES_MARGIN_SIDE_BY_SIDE_H_
