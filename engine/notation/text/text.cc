#include "engine/notation/text/text.h"

#include <algorithm>
#include <utility>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/strip.h"
#include "base/status/macros.h"

namespace hakari::notation {
namespace {

constexpr absl::string_view kUtf8Mark = "\xef\xbb\xbf";
constexpr char kDosEnd = '\x1a';       // DOS programs end a text file with it
constexpr int kDeclarationLines = 10;  // a declaration further down is an ordinary comment

// In both encodings no other character contains the bytes of a line end, so lines can be cut before
// they are decoded.
std::vector<absl::string_view> CutLines(absl::string_view bytes) {
  std::vector<absl::string_view> lines;
  while (!bytes.empty() && lines.size() <= SourceText::kMostLines) {
    const size_t end = std::min(bytes.find_first_of("\r\n"), bytes.size());
    lines.push_back(bytes.substr(0, end));
    bytes.remove_prefix(end);
    if (!absl::ConsumePrefix(&bytes, "\r\n") && !bytes.empty()) bytes.remove_prefix(1);
  }
  return lines;
}

// "#KIF version=2.0 encoding=UTF-8", "'CSA encoding=SHIFT_JIS", "'encoding=UTF-8".
std::optional<Encoding> DeclaredEncoding(const std::vector<absl::string_view>& lines) {
  constexpr absl::string_view kKey = "encoding=";
  for (size_t i = 0; i < lines.size() && i < kDeclarationLines; ++i) {
    if (!absl::StartsWith(lines[i], "#") && !absl::StartsWith(lines[i], "'")) continue;
    const size_t at = lines[i].find(kKey);
    if (at == absl::string_view::npos) continue;
    absl::string_view name = lines[i].substr(at + kKey.size());
    name = name.substr(0, name.find_first_of(" \t"));
    if (const std::optional<Encoding> encoding = EncodingNamed(name)) return encoding;
  }
  return std::nullopt;
}

}  // namespace

absl::StatusOr<SourceText> SourceText::Decode(absl::string_view bytes, std::string file,
                                              std::optional<Encoding> encoding) {
  if (bytes.size() > kLargestSource) {
    return ErrorAt({file}, absl::StrCat("expected at most ", kLargestSource >> 20,
                                        " MiB of text, found ", bytes.size() >> 20));
  }
  if (absl::StartsWith(bytes, "\xff\xfe") || absl::StartsWith(bytes, "\xfe\xff")) {
    return ExpectedAt({file}, "UTF-8 or Shift_JIS", "UTF-16");
  }
  if (absl::ConsumePrefix(&bytes, kUtf8Mark) && !encoding) encoding = Encoding::kUtf8;
  if (!bytes.empty() && bytes.back() == kDosEnd) bytes.remove_suffix(1);
  const std::vector<absl::string_view> raw = CutLines(bytes);
  if (raw.size() > kMostLines) {
    return ErrorAt({file}, absl::StrCat("expected at most ", kMostLines, " lines, found more"));
  }

  SourceText source;
  source.file_ = std::move(file);
  const Encoding first = encoding.value_or(DeclaredEncoding(raw).value_or(Encoding::kUtf8));
  if (absl::Status status = source.DecodeLines(raw, first); !status.ok()) return status;
  if (encoding || source.faults_.empty()) return source;

  SourceText other;
  other.file_ = source.file_;
  const Encoding second = first == Encoding::kUtf8 ? Encoding::kShiftJis : Encoding::kUtf8;
  if (absl::Status status = other.DecodeLines(raw, second); !status.ok()) return status;
  return other.faults_.size() < source.faults_.size() ? std::move(other) : std::move(source);
}

absl::Status SourceText::DecodeLines(const std::vector<absl::string_view>& raw, Encoding encoding) {
  HAKARI_ASSIGN_OR_RETURN(Decoder decoder, Decoder::For(encoding));
  encoding_ = encoding;
  lines_.reserve(raw.size());
  for (absl::string_view line : raw) {
    const size_t begin = text_.size();
    const bool too_long = line.size() > kLongestLine;
    const size_t fault = too_long ? 0 : decoder.Append(line, text_);
    lines_.push_back({begin, text_.size() - begin});
    if (fault == absl::string_view::npos) continue;
    const int byte = too_long ? kTooLong : static_cast<unsigned char>(line[fault]);
    faults_.push_back({line_count(), byte, line.size()});
  }
  return absl::OkStatus();
}

// Messages are built only when asked for: a file may consist of faults only.
absl::Status SourceText::StatusOf(const Fault& fault) const {
  if (fault.byte == kTooLong) {
    return Error(fault.line, 0,
                 absl::StrCat("expected a line of at most ", kLongestLine >> 20, " MiB, found ",
                              fault.line_size, " bytes"));
  }
  // The decoded line holds U+FFFD where the first bad byte stood.
  const size_t at = line(fault.line).find("\xef\xbf\xbd");
  return Expected(fault.line, at, absl::StrCat(EncodingName(encoding_), " text"),
                  absl::StrCat("byte 0x", absl::Hex(fault.byte, absl::kZeroPad2)));
}

Place SourceText::PlaceOf(int line_number, size_t offset) const {
  const Place start{file_, line_number, 1};
  if (line_number < 1 || line_number > line_count()) return start;
  return Advance(start, line(line_number), offset);
}

absl::Status SourceText::FaultIn(int first, int last) const {
  const auto fault = std::lower_bound(faults_.begin(), faults_.end(), first,
                                      [](const Fault& f, int number) { return f.line < number; });
  if (fault == faults_.end() || fault->line > last) return absl::OkStatus();
  return StatusOf(*fault);
}

absl::Status SourceText::Expected(int line_number, size_t offset,
                                  absl::string_view expected) const {
  const bool exists = line_number >= 1 && line_number <= line_count();
  return Expected(line_number, offset, expected,
                  FoundAt(exists ? line(line_number) : absl::string_view(), offset));
}

absl::Status SourceText::Expected(int line_number, size_t offset, absl::string_view expected,
                                  absl::string_view found) const {
  return ExpectedAt(PlaceOf(line_number, offset), expected, found);
}

absl::Status SourceText::Error(int line_number, size_t offset, absl::string_view message) const {
  return ErrorAt(PlaceOf(line_number, offset), message);
}

}  // namespace hakari::notation
