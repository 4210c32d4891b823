// Any bytes as a published table are refused, or read as something that is written the same way.
#include <cstddef>
#include <cstdint>
#include <cstdlib>

#include "absl/strings/string_view.h"
#include "golden/published/published_table.h"

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  const absl::string_view text(reinterpret_cast<const char*>(data), size);
  const auto table = hakari::golden::ParsePublishedTable(text, "fuzz");
  if (table.ok() && hakari::golden::PublishedTableText(*table) != text) std::abort();
  return 0;
}
