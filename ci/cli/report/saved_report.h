// A result that was saved as JSON, whichever it is: of a gate or of a suite.
#ifndef HAKARI_CI_CLI_REPORT_SAVED_REPORT_H_
#define HAKARI_CI_CLI_REPORT_SAVED_REPORT_H_

#include <string>
#include <variant>

#include "absl/status/statusor.h"
#include "ci/gate/gate_report.h"
#include "ci/report/suite_report.h"

namespace hakari::cli {

using SavedReport = std::variant<gate::GateReport, report::SuiteReport>;

// By the schema that the text names. Errors name the file.
absl::StatusOr<SavedReport> ReadSavedReport(const std::string& path);

}  // namespace hakari::cli

#endif  // HAKARI_CI_CLI_REPORT_SAVED_REPORT_H_
