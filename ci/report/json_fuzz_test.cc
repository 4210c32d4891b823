// Any bytes as a JSON result are refused, or read as a report that is written and read again
// unchanged.
#include <cstddef>
#include <cstdint>
#include <cstdlib>

#include "absl/strings/string_view.h"
#include "ci/report/json.h"

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  const absl::string_view text(reinterpret_cast<const char*>(data), size);
  const auto report = hakari::report::ParseJsonReport(text, "fuzz");
  if (!report.ok()) return 0;
  const std::string written = hakari::report::ToJson(*report);
  const auto again = hakari::report::ParseJsonReport(written, "fuzz");
  if (!again.ok() || hakari::report::ToJson(*again) != written) std::abort();
  return 0;
}
