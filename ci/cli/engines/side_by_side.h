// Runs contestants over the same problems and shows a table or JSON: for `compare`, and for `suite`
// with several programs.
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
  std::optional<int> fresh;  // new processes after n positions
  uint64_t seed = 1;
  bool judge = false;
  compare::CompareRules rules;
  Output json;
  Output html;  // only for problems with a right move
  bool quiet = false;
};

// Asks the problems as those of the suite, then prints and writes the results.
report::ExitCode RunSideBySide(const suites::Suite& suite, std::vector<suites::Problem> problems,
                               const SideBySideOptions& options);

}  // namespace hakari::cli

#endif  // HAKARI_CI_CLI_ENGINES_SIDE_BY_SIDE_H_
