// Any bytes as a golden are refused, or read as something that is written the same way.
#include <cstddef>
#include <cstdint>
#include <cstdlib>

#include "absl/strings/string_view.h"
#include "golden/golden.h"

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  const absl::string_view text(reinterpret_cast<const char*>(data), size);
  const auto golden = hakari::golden::ParseGolden(text, "fuzz");
  if (golden.ok() && hakari::golden::GoldenText(*golden) != text) std::abort();
  return 0;
}
