// Any bytes as a file of labels are refused, or read and written again unchanged.
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>

#include "absl/strings/str_cat.h"
#include "absl/strings/string_view.h"
#include "base/hash/content_hash.h"
#include "suites/predict/labels.h"

namespace {

void ReadAndWrite(absl::string_view text) {
  const auto file = hakari::suites::ParseLabels(text, "fuzz");
  if (file.ok() && hakari::suites::FormatLabels(*file) != text) std::abort();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  const absl::string_view text(reinterpret_cast<const char*>(data), size);
  ReadAndWrite(text);
  // Random bytes hardly ever have a fitting checksum, so they are tried again with one.
  const std::string lines(text.substr(0, text.rfind("end ")));
  ReadAndWrite(absl::StrCat(lines, "end ", hakari::ContentHash(lines), "\n"));
  return 0;
}
