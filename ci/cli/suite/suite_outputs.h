// The files that a run of a suite may write besides its table.
#ifndef HAKARI_CI_CLI_SUITE_SUITE_OUTPUTS_H_
#define HAKARI_CI_CLI_SUITE_SUITE_OUTPUTS_H_

#include <vector>

#include "absl/status/status.h"
#include "ci/cli/options.h"
#include "ci/cli/output.h"
#include "ci/report/suite_report.h"
#include "suites/core/problem.h"
#include "suites/core/suite.h"

namespace hakari::cli {

struct SuiteOutputs {
  Output json;
  Output html;  // only for problems with a right move
  Output junit;
};

void AddSuiteOutputs(Command command, SuiteOutputs& outputs);

// IsBadFileName() for a bad file; kInvalidArgument if two would go to stdout.
absl::Status OpenSuiteOutputs(SuiteOutputs& outputs);

// kInvalidArgument: a page is requested of a suite whose problems have no right moves.
absl::Status CheckPage(const suites::Suite& suite, const SuiteOutputs& outputs);

// Writes the files and the table. `problems`: those that were to be run.
absl::Status WriteSuiteOutputs(const report::SuiteReport& report,
                               std::vector<suites::Problem> problems, const SuiteOutputs& outputs);

}  // namespace hakari::cli

#endif  // HAKARI_CI_CLI_SUITE_SUITE_OUTPUTS_H_
