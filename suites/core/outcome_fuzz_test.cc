// Reads any bytes as an outcome, as it comes from a journal or a server process. They are refused,
// or writing and reading the outcome again gives the same text.
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>

#include "absl/strings/string_view.h"
#include "suites/core/outcome.h"

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  const absl::string_view text(reinterpret_cast<const char*>(data), size);
  const auto outcome = hakari::suites::ParseOutcomeText(text);
  if (!outcome.ok()) return 0;
  const std::string written = hakari::suites::OutcomeText(*outcome);
  const auto again = hakari::suites::ParseOutcomeText(written);
  if (!again.ok() || hakari::suites::OutcomeText(*again) != written) std::abort();
  return 0;
}
