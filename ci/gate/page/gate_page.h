// A gate as one HTML page.
#ifndef HAKARI_CI_GATE_PAGE_GATE_PAGE_H_
#define HAKARI_CI_GATE_PAGE_GATE_PAGE_H_

#include <string>

#include "ci/gate/gate_report.h"

namespace hakari::gate {

std::string GatePage(const GateReport& report);

}  // namespace hakari::gate

#endif  // HAKARI_CI_GATE_PAGE_GATE_PAGE_H_
