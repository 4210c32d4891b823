// Writes and reads the complete JSON result of a run: an envelope (envelope.h) of the schema
// hakari-suite (schema/suite.json). Bytes of answers that are not UTF-8 are replaced; all numbers
// are whole.
#ifndef HAKARI_CI_REPORT_JSON_H_
#define HAKARI_CI_REPORT_JSON_H_

#include <string>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "ci/report/suite_report.h"

namespace hakari::report {

// The schema's name.
inline constexpr char kSuiteSchema[] = "hakari-suite";

std::string ToJson(const SuiteReport& report);

// Recomputes the verdict and refuses a result that states another one. Also refuses anything
// incomplete, with the reason. Errors name `file_name`.
absl::StatusOr<SuiteReport> ParseJsonReport(absl::string_view text, absl::string_view file_name);

}  // namespace hakari::report

#endif  // HAKARI_CI_REPORT_JSON_H_
