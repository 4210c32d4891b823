// Adds a run of a suite to the history: the sums of nodes and time, and those of each problem.
#ifndef HAKARI_CI_CLI_SUITE_SUITE_RECORD_H_
#define HAKARI_CI_CLI_SUITE_SUITE_RECORD_H_

#include <string>

#include "absl/status/status.h"
#include "ci/cli/trend/history_option.h"
#include "ci/history/history_run.h"
#include "ci/report/suite_report.h"

namespace hakari::cli {

// Adds the results of the report to a run.
void AddSuite(const report::SuiteReport& report, history::HistoryRun& run);

// `folder`: the repository of the program that ran. An invalid run is not kept.
absl::Status RecordSuite(const report::SuiteReport& report, const std::string& folder,
                         const RecordOptions& options, bool quiet);

}  // namespace hakari::cli

#endif  // HAKARI_CI_CLI_SUITE_SUITE_RECORD_H_
