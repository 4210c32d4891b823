// A gate as JUnit XML: one test case a benchmark and a suite, and the case "gate" for the whole.
#ifndef HAKARI_CI_GATE_REPORT_JUNIT_H_
#define HAKARI_CI_GATE_REPORT_JUNIT_H_

#include <string>

#include "ci/gate/gate_report.h"

namespace hakari::gate {

// What is invalid is an error; what regressed or is inconclusive fails, since the gate does.
std::string GateJunit(const GateReport& report);

}  // namespace hakari::gate

#endif  // HAKARI_CI_GATE_REPORT_JUNIT_H_
