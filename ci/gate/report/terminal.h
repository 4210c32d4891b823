// A gate for people: the verdict on the first line, then only what changed, then what was done.
#ifndef HAKARI_CI_GATE_REPORT_TERMINAL_H_
#define HAKARI_CI_GATE_REPORT_TERMINAL_H_

#include <string>

#include "ci/gate/gate_report.h"

namespace hakari::gate {

std::string GateTerminal(const GateReport& report);

}  // namespace hakari::gate

#endif  // HAKARI_CI_GATE_REPORT_TERMINAL_H_
