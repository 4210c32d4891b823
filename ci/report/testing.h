// A report with one of everything in it, for tests.
#ifndef HAKARI_CI_REPORT_TESTING_H_
#define HAKARI_CI_REPORT_TESTING_H_

#include "ci/report/suite_report.h"

namespace hakari::report::testing {

// The judgement is that of the findings.
SuiteReport ReportWith(const golden::Findings& findings);

// A report of a suite that counts what is solved: n1 (fork, pin) right, n2 (pin) wrong, n3 (no
// theme) not answered; the golden has n1 wrong and n2 right.
SuiteReport TallyReport();

}  // namespace hakari::report::testing

#endif  // HAKARI_CI_REPORT_TESTING_H_
