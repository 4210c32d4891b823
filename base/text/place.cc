#include "base/text/place.h"

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"

namespace hakari {
namespace {

constexpr size_t kLongestQuote = 40;

bool IsContinuation(char c) { return (c & 0xc0) == 0x80; }
bool IsPrintable(char c) { return static_cast<unsigned char>(c) >= 0x20 && c != 0x7f; }

}  // namespace

Place Advance(Place start, absl::string_view text, size_t offset) {
  for (size_t i = 0; i < offset && i < text.size(); ++i) {
    if (!IsContinuation(text[i])) ++start.column;
  }
  return start;
}

std::string FoundAt(absl::string_view text, size_t offset) {
  if (offset >= text.size()) return "the end";
  if (!IsPrintable(text[offset])) {
    return absl::StrFormat("byte 0x%02x", static_cast<unsigned char>(text[offset]));
  }
  size_t end = offset + 1;
  while (end < text.size() && IsContinuation(text[end])) ++end;
  return absl::StrCat("'", text.substr(offset, end - offset), "'");
}

std::string Quoted(absl::string_view word) {
  if (word.empty()) return "nothing";
  size_t end = word.size();
  if (end > kLongestQuote) {
    end = kLongestQuote;
    while (end > 0 && IsContinuation(word[end])) --end;
  }
  std::string shown = "'";
  for (char c : word.substr(0, end)) shown.push_back(IsPrintable(c) ? c : '?');
  absl::StrAppend(&shown, end < word.size() ? "...'" : "'");
  return shown;
}

absl::Status ErrorAt(const Place& place, absl::string_view message) {
  return absl::InvalidArgumentError(
      absl::StrCat(place.file, ":", place.line, ":", place.column, ": ", message));
}

absl::Status ExpectedAt(const Place& place, absl::string_view expected, absl::string_view found) {
  return ErrorAt(place, absl::StrCat("expected ", expected, ", found ", found));
}

}  // namespace hakari
