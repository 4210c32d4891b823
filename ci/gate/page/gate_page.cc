#include "ci/gate/page/gate_page.h"

#include "ci/gate/report/json.h"
#include "ci/report/page/page.h"

namespace hakari {

extern const PageParts kGatePageParts;  // made by embed.sh

std::string GatePage(const GateReport& report) { return PageOf(kGatePageParts, GateJson(report)); }

}  // namespace hakari
