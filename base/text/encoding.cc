#include "base/text/encoding.h"

#include <iconv.h>

#include <cerrno>

#include "absl/status/status.h"
#include "absl/strings/ascii.h"
#include "absl/strings/str_cat.h"
#include "base/status/macros.h"
#include "base/text/place.h"

namespace hakari {
namespace {

constexpr char kReplacement[] = "\xef\xbf\xbd";  // U+FFFD
constexpr char kShiftJisForIconv[] = "CP932";

iconv_t Failed() { return reinterpret_cast<iconv_t>(-1); }

absl::StatusOr<iconv_t> Open(const char* to, const char* from) {
  const iconv_t handle = iconv_open(to, from);
  if (handle == Failed()) {
    return absl::InternalError(absl::StrCat("iconv cannot convert ", from, " to ", to));
  }
  return handle;
}

// Converts from the front of `in` as far as possible; returns how many bytes of `in` were consumed.
size_t Convert(iconv_t handle, absl::string_view in, std::string& out) {
  char* from = const_cast<char*>(in.data());
  size_t left = in.size();
  for (;;) {
    char buffer[4096];
    char* to = buffer;
    size_t room = sizeof(buffer);
    const size_t result = iconv(handle, &from, &left, &to, &room);
    out.append(buffer, sizeof(buffer) - room);
    if (result != static_cast<size_t>(-1) || errno != E2BIG) return in.size() - left;
  }
}

// The bytes that may follow the first of a UTF-8 character: no overlong forms, no surrogates,
// nothing past U+10FFFF.
bool IsSecondByte(unsigned char first, unsigned char second) {
  switch (first) {
    case 0xe0:
      return second >= 0xa0 && second <= 0xbf;
    case 0xed:
      return second >= 0x80 && second <= 0x9f;
    case 0xf0:
      return second >= 0x90 && second <= 0xbf;
    case 0xf4:
      return second >= 0x80 && second <= 0x8f;
    default:
      return second >= 0x80 && second <= 0xbf;
  }
}

}  // namespace

absl::string_view EncodingName(Encoding encoding) {
  return encoding == Encoding::kUtf8 ? "UTF-8" : "SHIFT_JIS";
}

std::optional<Encoding> EncodingNamed(absl::string_view name) {
  std::string plain;
  for (char c : name) {
    if (c != '-' && c != '_') plain.push_back(absl::ascii_tolower(c));
  }
  if (plain == "utf8") return Encoding::kUtf8;
  for (absl::string_view known : {"shiftjis", "sjis", "cp932", "ms932", "windows31j", "xsjis"}) {
    if (plain == known) return Encoding::kShiftJis;
  }
  return std::nullopt;
}

size_t Utf8Length(absl::string_view bytes) {
  if (bytes.empty()) return 0;
  const unsigned char first = bytes[0];
  if (first < 0x80) return 1;
  const size_t length = first >= 0xc2 && first <= 0xdf   ? 2
                        : first >= 0xe0 && first <= 0xef ? 3
                        : first >= 0xf0 && first <= 0xf4 ? 4
                                                         : 0;
  if (length == 0 || bytes.size() < length || !IsSecondByte(first, bytes[1])) return 0;
  for (size_t i = 2; i < length; ++i) {
    if ((bytes[i] & 0xc0) != 0x80) return 0;
  }
  return length;
}

void Decoder::Closer::operator()(void* handle) const { iconv_close(handle); }

absl::StatusOr<Decoder> Decoder::For(Encoding encoding) {
  Decoder decoder;
  if (encoding == Encoding::kShiftJis) {
    HAKARI_ASSIGN_OR_RETURN(const iconv_t handle, Open("UTF-8", kShiftJisForIconv));
    decoder.shift_jis_.reset(handle);
  }
  return decoder;
}

size_t Decoder::Append(absl::string_view line, std::string& out) {
  return shift_jis_ == nullptr ? AppendUtf8(line, out) : AppendShiftJis(line, out);
}

size_t Decoder::AppendUtf8(absl::string_view line, std::string& out) {
  size_t first_fault = absl::string_view::npos;
  for (size_t at = 0; at < line.size();) {
    const size_t length = line[at] == '\0' ? 0 : Utf8Length(line.substr(at));
    if (length > 0) {
      out.append(line.data() + at, length);
      at += length;
    } else {
      if (first_fault == absl::string_view::npos) first_fault = at;
      out.append(kReplacement);
      ++at;
    }
  }
  return first_fault;
}

size_t Decoder::AppendShiftJis(absl::string_view line, std::string& out) {
  size_t first_fault = absl::string_view::npos;
  for (size_t at = 0; at < line.size();) {
    const absl::string_view rest = line.substr(at);
    at += Convert(shift_jis_.get(), rest.substr(0, rest.find('\0')), out);
    if (at == line.size()) break;
    if (first_fault == absl::string_view::npos) first_fault = at;
    out.append(kReplacement);
    ++at;
    iconv(shift_jis_.get(), nullptr, nullptr, nullptr, nullptr);
  }
  return first_fault;
}

absl::StatusOr<std::string> Encode(absl::string_view utf8, Encoding encoding,
                                   absl::string_view file) {
  if (encoding == Encoding::kUtf8) return std::string(utf8);
  HAKARI_ASSIGN_OR_RETURN(const iconv_t handle, Open(kShiftJisForIconv, "UTF-8"));
  std::string out;
  const size_t eaten = Convert(handle, utf8, out);
  iconv_close(handle);
  if (eaten == utf8.size()) return out;
  const absl::string_view before = utf8.substr(0, eaten);
  const size_t line_at = before.rfind('\n') + 1;  // npos + 1 is 0: the first line
  Place place{file, 1, 1};
  for (char c : before) place.line += c == '\n';
  const absl::string_view line = utf8.substr(line_at);
  return ExpectedAt(Advance(place, line, eaten - line_at), "a character that Shift_JIS has",
                    FoundAt(line, eaten - line_at));
}

}  // namespace hakari
