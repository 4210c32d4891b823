// The JSON result of a run: versioned, with everything in it, and readable again. Bytes of answers
// that are not UTF-8 are replaced; all numbers are whole.
//
//   {"schema": "hakari-suite", "version": 1, "verdict": …, "reasons": […], …,
//    "results": [{"id": …, "status": …, "answer": …, "line": …, "counters": {…}, "score": …,
//                 "times": {"cpu_ns": …, "wall_ns": …}}, …],
//    "summary": {"solved": …, "answers": {…}, …}, derived, in suites that know unsolved problems
//    "findings": [{"kind": …, "problem": …, "field": …, "expected": …, "found": …}, …]}
#ifndef HAKARI_CI_REPORT_JSON_H_
#define HAKARI_CI_REPORT_JSON_H_

#include <string>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "ci/report/suite_report.h"

namespace hakari::report {

std::string ToJson(const SuiteReport& report);

// Works the verdict out again and refuses a result that states another; refuses other versions and
// anything incomplete, with the reason. `file_name` is what errors call the text.
absl::StatusOr<SuiteReport> ParseJsonReport(absl::string_view text, absl::string_view file_name);

}  // namespace hakari::report

#endif  // HAKARI_CI_REPORT_JSON_H_
