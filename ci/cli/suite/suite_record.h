// A run of a suite as the history keeps it: all nodes and all time, and those of each problem.
#ifndef HAKARI_CI_CLI_SUITE_SUITE_RECORD_H_
#define HAKARI_CI_CLI_SUITE_SUITE_RECORD_H_

#include <string>

#include "absl/status/status.h"
#include "ci/cli/trend/history_option.h"
#include "ci/history/history_run.h"
#include "ci/report/suite_report.h"

namespace hakari::cli {

// Adds to a run that was begun what the report says.
void AddSuite(const report::SuiteReport& report, history::HistoryRun& run);

// `folder`: of the repository whose program ran. A run that is invalid is not kept.
absl::Status RecordSuite(const report::SuiteReport& report, const std::string& folder,
                         const RecordOptions& options, bool quiet);

}  // namespace hakari::cli

#endif  // HAKARI_CI_CLI_SUITE_SUITE_RECORD_H_
