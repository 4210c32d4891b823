#include "base/text/sealed_text.h"

#include <limits>

#include "absl/strings/ascii.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "base/status/macros.h"

namespace hakari {
namespace {

bool IsKey(absl::string_view word) {
  for (char c : word) {
    if (!absl::ascii_isalnum(c) && c != '_' && c != '-' && c != '.') return false;
  }
  return !word.empty();
}

absl::Status RequireValue(absl::string_view value, const Place& place) {
  for (size_t i = 0; i < value.size(); ++i) {
    const unsigned char c = static_cast<unsigned char>(value[i]);
    const bool is_edge = i == 0 || i + 1 == value.size();
    if (c < ' ' || c == 0x7f || (c == ' ' && is_edge)) {
      return ExpectedAt(Advance(place, value, i), "printable text without spaces at its ends",
                        FoundAt(value, i));
    }
  }
  return absl::OkStatus();
}

}  // namespace

absl::StatusOr<std::optional<LineWords>> SealedReader::Next() {
  if (line_ == 0) HAKARI_RETURN_IF_ERROR(ReadHeader());
  while (true) {
    HAKARI_ASSIGN_OR_RETURN(LineWords words, Line());
    const absl::string_view key = words.Peek();
    if (key == "checksum") {
      words.Next();
      HAKARI_RETURN_IF_ERROR(ReadChecksum(words));
      return std::nullopt;
    }
    if (key != "recipe") return words;
    words.Next();
    HAKARI_RETURN_IF_ERROR(ReadRecipe(words));
  }
}

absl::Status SealedReader::UnknownWord(const LineWords& words) const {
  return words.Expected(absl::StrCat("recipe, ", format_.words, " or checksum"));
}

// The next whole line; an error at the end of the file or if the line is cut off.
absl::StatusOr<LineWords> SealedReader::Line() {
  const absl::string_view rest = text_.substr(begin_);
  const size_t end = rest.find('\n');
  const Place place{name_, ++line_, 1};
  if (end == absl::string_view::npos) {
    return ErrorAt(
        Advance(place, rest, rest.size()),
        absl::StrCat("cut off: expected ", format_.content, " to end with a line of its checksum"));
  }
  line_begin_ = begin_;
  begin_ += end + 1;
  return LineWords(rest.substr(0, end), place);
}

absl::Status SealedReader::ReadHeader() {
  const absl::string_view first = text_.substr(0, text_.find_first_of(" \n"));
  if (first != format_.magic) {
    return ExpectedAt({name_, 1, 1}, absl::StrCat("'", format_.magic, " ", format_.version, "'"),
                      Quoted(first));
  }
  HAKARI_ASSIGN_OR_RETURN(LineWords words, Line());
  words.Next();
  const Place place = words.place();
  int64_t version = 0;
  HAKARI_RETURN_IF_ERROR(words.Integer(1, std::numeric_limits<int32_t>::max(), version));
  HAKARI_RETURN_IF_ERROR(words.End());
  if (version <= format_.version) return absl::OkStatus();
  return ErrorAt(place, absl::StrCat("version ", version, " is newer than ", format_.version,
                                     ", the newest supported version"));
}

absl::Status SealedReader::ReadRecipe(LineWords& words) {
  const absl::string_view rest = words.rest();
  const size_t equals = rest.find('=');
  const absl::string_view key = rest.substr(0, equals);
  if (equals == absl::string_view::npos || !IsKey(key)) return words.Expected("<key>=<value>");
  for (const auto& line : recipe_) {
    if (line.first == key) return ErrorAt(words.place(), absl::StrCat("duplicate recipe ", key));
  }
  words.Skip(equals + 1);
  HAKARI_RETURN_IF_ERROR(RequireValue(words.rest(), words.place()));
  recipe_.emplace_back(key, words.rest());
  return absl::OkStatus();
}

absl::Status SealedReader::ReadChecksum(LineWords& words) {
  checksum_ = Fnv1a(text_.substr(0, line_begin_));
  const std::string sum = absl::StrFormat("%016x", checksum_);
  if (words.Peek() != sum) {
    return words.Expected(absl::StrCat("the checksum of the lines above, ", sum));
  }
  words.Next();
  HAKARI_RETURN_IF_ERROR(words.End());
  if (begin_ == text_.size()) return absl::OkStatus();
  return ErrorAt({name_, line_ + 1, 1}, "expected the file to end with its checksum");
}

std::string SealedHeader(const SealedFormat& format, const Recipe& recipe) {
  std::string text = absl::StrCat(format.magic, " ", format.version, "\n");
  for (const auto& line : recipe) {
    absl::StrAppend(&text, "recipe ", line.first, "=", line.second, "\n");
  }
  return text;
}

uint64_t Seal(std::string& text) {
  const uint64_t checksum = Fnv1a(text);
  absl::StrAppendFormat(&text, "checksum %016x\n", checksum);
  return checksum;
}

uint64_t Fnv1a(absl::string_view bytes) {
  constexpr uint64_t kBasis = 0xcbf29ce484222325;
  constexpr uint64_t kPrime = 0x100000001b3;
  uint64_t hash = kBasis;
  for (char byte : bytes) hash = (hash ^ static_cast<unsigned char>(byte)) * kPrime;
  return hash;
}

}  // namespace hakari
