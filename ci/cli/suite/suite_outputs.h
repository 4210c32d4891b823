// The files that a run of a suite may write beside its table.
#ifndef HAKARI_CI_CLI_SUITE_SUITE_OUTPUTS_H_
#define HAKARI_CI_CLI_SUITE_SUITE_OUTPUTS_H_

#include <vector>

#include "absl/status/status.h"
#include "ci/cli/output.h"
#include "ci/cli/parser_names.h"
#include "ci/report/suite_report.h"
#include "suites/core/problem.h"
#include "suites/core/suite.h"

namespace hakari::cli {

struct SuiteOutputs {
  Output json;
  Output html;  // of problems that say which move is right
  Output junit;
};

void AddSuiteOutputs(CLI::App& command, SuiteOutputs& outputs);

// IsBadFileName(), or kInvalidArgument: two for stdout.
absl::Status OpenSuiteOutputs(SuiteOutputs& outputs);

// kInvalidArgument: a page is wanted of a suite whose problems do not say which move is right.
absl::Status CheckPage(const suites::Suite& suite, const SuiteOutputs& outputs);

// And the table. The problems are those that were to be run.
absl::Status WriteSuiteOutputs(const report::SuiteReport& report,
                               std::vector<suites::Problem> problems, const SuiteOutputs& outputs);

}  // namespace hakari::cli

#endif  // HAKARI_CI_CLI_SUITE_SUITE_OUTPUTS_H_
