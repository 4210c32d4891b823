// For any bytes the lines must be UTF-8, and lines without a fault must survive encoding and
// decoding.
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "base/text/encoding.h"
#include "engine/notation/fuzz_require.h"
#include "engine/notation/text/text.h"

namespace hakari::notation {
namespace {

bool IsUtf8(absl::string_view text) {
  while (!text.empty()) {
    const size_t length = Utf8Length(text);
    if (length == 0) return false;
    text.remove_prefix(length);
  }
  return true;
}

void CheckLine(const SourceText& text, int number) {
  const absl::string_view line = text.line(number);
  Require(IsUtf8(line), "every line is UTF-8");
  Require(line.find_first_of("\r\n") == line.npos, "no line holds a line end");
  if (!text.FaultIn(number, number).ok()) return;
  const absl::StatusOr<std::string> encoded = Encode(line, text.encoding(), "out");
  Require(encoded.ok(), "what was read in an encoding can be written in it");
  std::string again;
  Require(Decoder::For(text.encoding())->Append(*encoded, again) == absl::string_view::npos,
          "what was written can be read");
  Require(again == line, "it is the same line");
}

}  // namespace
}  // namespace hakari::notation

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  using namespace hakari;
  using namespace hakari::notation;
  const absl::string_view bytes(reinterpret_cast<const char*>(data), size);
  for (const std::optional<Encoding> encoding :
       {std::optional<Encoding>(), std::optional<Encoding>(Encoding::kUtf8),
        std::optional<Encoding>(Encoding::kShiftJis)}) {
    const absl::StatusOr<SourceText> text = SourceText::Decode(bytes, "fuzz", encoding);
    if (!text.ok()) continue;
    for (int number = 1; number <= text->line_count(); ++number) CheckLine(*text, number);
  }
  return 0;
}
