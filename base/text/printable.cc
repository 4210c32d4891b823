#include "base/text/printable.h"

#include "absl/strings/str_cat.h"
#include "base/text/encoding.h"

namespace hakari {
namespace {

// C0, DEL, and C1 (U+0080 to U+009F), which is two bytes in UTF-8.
bool IsControl(absl::string_view character) {
  const auto first = static_cast<unsigned char>(character[0]);
  if (character.size() == 1) return first < 0x20 || first == 0x7f;
  return first == 0xc2 && static_cast<unsigned char>(character[1]) < 0xa0;
}

}  // namespace

std::string Printable(absl::string_view bytes) {
  std::string text;
  while (!bytes.empty()) {
    const size_t length = Utf8Length(bytes);
    if (length > 0 && !IsControl(bytes.substr(0, length))) {
      absl::StrAppend(&text, bytes.substr(0, length));
      bytes.remove_prefix(length);
    } else {
      const auto byte = static_cast<unsigned char>(bytes[0]);
      absl::StrAppend(&text, "\\x", absl::Hex(byte, absl::kZeroPad2));
      bytes.remove_prefix(1);
    }
  }
  return text;
}

}  // namespace hakari
