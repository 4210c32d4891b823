// A run as JUnit XML, which build servers show as tests: one test case a problem, and one for what
// concerns the whole.
#ifndef HAKARI_CI_REPORT_JUNIT_H_
#define HAKARI_CI_REPORT_JUNIT_H_

#include <string>

#include "absl/strings/string_view.h"
#include "ci/report/suite_report.h"

namespace hakari::report {

std::string ToJunit(const SuiteReport& report);

// Text for XML, between tags as well as in quotes: escaped, without the control characters that XML
// cannot say at all, and with U+FFFD for bytes that are no text.
std::string XmlText(absl::string_view bytes);

}  // namespace hakari::report

#endif  // HAKARI_CI_REPORT_JUNIT_H_
