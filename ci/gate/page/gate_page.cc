#include "ci/gate/page/gate_page.h"

#include "ci/gate/report/json.h"
#include "ci/report/page/page.h"

namespace hakari::gate {

extern const report::PageParts kGatePageParts;  // made by embed.sh

std::string GatePage(const GateReport& report) {
  return report::PageOf(kGatePageParts, GateJson(report));
}

}  // namespace hakari::gate
