// Contestants over the same problems, shown as a table and as JSON: `compare`, and `suite` of
// several programs.
#ifndef HAKARI_CI_CLI_ENGINES_SIDE_BY_SIDE_H_
#define HAKARI_CI_CLI_ENGINES_SIDE_BY_SIDE_H_

#include <cstdint>
#include <optional>
#include <vector>

#include "ci/cli/engines/contestants.h"
#include "ci/cli/output.h"
#include "ci/compare/summary.h"
#include "ci/report/exit_code.h"
#include "suites/core/problem.h"
#include "suites/core/suite.h"

namespace hakari::cli {

struct SideBySideOptions {
  ContestantWords words;
  int rounds = 1;
  std::optional<int> fresh;  // new processes after so many positions
  uint64_t seed = 1;
  bool judge = false;
  compare::CompareRules rules;
  Output json;
  Output html;  // of problems that say which move is right
  bool quiet = false;
};

// The problems are asked as the suite's. Talks, shows and writes.
report::ExitCode RunSideBySide(const suites::Suite& suite, std::vector<suites::Problem> problems,
                               const SideBySideOptions& options);

}  // namespace hakari::cli

#endif  // HAKARI_CI_CLI_ENGINES_SIDE_BY_SIDE_H_
