// Any bytes as a gate's JSON are refused, or read as a report that is written and read again
// unchanged, and from which every text can be made.
#include <cstddef>
#include <cstdint>
#include <cstdlib>

#include "absl/strings/string_view.h"
#include "ci/gate/report/json.h"
#include "ci/gate/report/texts.h"

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  const absl::string_view text(reinterpret_cast<const char*>(data), size);
  const auto report = hakari::gate::ParseGateJson(text, "fuzz");
  if (!report.ok()) return 0;
  const std::string written = hakari::gate::GateJson(*report);
  const auto again = hakari::gate::ParseGateJson(written, "fuzz");
  if (!again.ok() || hakari::gate::GateJson(*again) != written) std::abort();
  if (hakari::gate::GateTerminal(*report).empty()) std::abort();
  return 0;
}
