// The JSON result of a run, with everything in it, and readable again: an envelope (envelope.h) of
// the schema hakari-suite (schema/suite.json). Bytes of answers that are not UTF-8 are replaced;
// all numbers are whole.
#ifndef HAKARI_CI_REPORT_JSON_H_
#define HAKARI_CI_REPORT_JSON_H_

#include <string>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "ci/report/suite_report.h"

namespace hakari::report {

// By what it is recognised.
inline constexpr char kSuiteSchema[] = "hakari-suite";

std::string ToJson(const SuiteReport& report);

// Works the verdict out again and refuses a result that states another; refuses anything
// incomplete, with the reason. `file_name` is what errors call the text.
absl::StatusOr<SuiteReport> ParseJsonReport(absl::string_view text, absl::string_view file_name);

}  // namespace hakari::report

#endif  // HAKARI_CI_REPORT_JSON_H_
