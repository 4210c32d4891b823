#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>

#include "absl/strings/string_view.h"
#include "suites/match/pair_text.h"

// A pair that was read is written to a text that reads as the same pair.
extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  const absl::string_view text(reinterpret_cast<const char*>(data), size);
  const absl::StatusOr<hakari::match::PlayedPair> pair = hakari::match::ParsePairText(text);
  if (!pair.ok()) return 0;
  const std::string written = hakari::match::PairText(*pair);
  const absl::StatusOr<hakari::match::PlayedPair> again = hakari::match::ParsePairText(written);
  if (!again.ok() || hakari::match::PairText(*again) != written) abort();
  return 0;
}
