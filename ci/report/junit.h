// A run as JUnit XML, which build servers show as tests: one test case per problem, and one for the
// whole run.
#ifndef HAKARI_CI_REPORT_JUNIT_H_
#define HAKARI_CI_REPORT_JUNIT_H_

#include <string>

#include "absl/strings/string_view.h"
#include "ci/report/suite_report.h"

namespace hakari::report {

std::string ToJunit(const SuiteReport& report);

// Escapes text for XML, between tags as well as in quotes. Control characters that XML does not
// allow are dropped, and bytes that are not text become U+FFFD.
std::string XmlText(absl::string_view bytes);

}  // namespace hakari::report

#endif  // HAKARI_CI_REPORT_JUNIT_H_
