// A gate as one HTML page with everything in it: it opens offline, asks nobody for anything, and
// holds the gate's JSON, from which its scripts draw.
#ifndef HAKARI_CI_REPORT_PAGE_PAGE_H_
#define HAKARI_CI_REPORT_PAGE_PAGE_H_

#include <string>

#include "ci/gate/gate_report.h"

namespace hakari {

std::string GatePage(const GateReport& report);

}  // namespace hakari

#endif  // HAKARI_CI_REPORT_PAGE_PAGE_H_
