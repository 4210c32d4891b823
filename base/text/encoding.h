// Converts between UTF-8 and the two encodings of Japanese game records.
#ifndef HAKARI_BASE_TEXT_ENCODING_H_
#define HAKARI_BASE_TEXT_ENCODING_H_

#include <cstddef>
#include <memory>
#include <optional>
#include <string>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"

namespace hakari {

enum class Encoding {
  kUtf8,
  kShiftJis,  // as in Windows, code page 932
};

// "UTF-8", "SHIFT_JIS".
absl::string_view EncodingName(Encoding encoding);
// Accepts any name that programs use for the two, in any case; otherwise nullopt.
std::optional<Encoding> EncodingNamed(absl::string_view name);

// The length of the UTF-8 character at the front of `bytes`, 0 if there is no well-formed one.
size_t Utf8Length(absl::string_view bytes);

// Turns lines into UTF-8, one after the other.
class Decoder {
 public:
  static absl::StatusOr<Decoder> For(Encoding encoding);

  // Appends the line to `out`. Bytes that are no text (NUL too) become U+FFFD. Returns the offset
  // of the first of them, npos if there are none.
  size_t Append(absl::string_view line, std::string& out);

 private:
  struct Closer {
    void operator()(void* handle) const;
  };
  Decoder() = default;
  size_t AppendUtf8(absl::string_view line, std::string& out);
  size_t AppendShiftJis(absl::string_view line, std::string& out);

  std::unique_ptr<void, Closer> shift_jis_;  // an iconv_t; null for UTF-8
};

// Converts UTF-8 text to another encoding. A character that the encoding lacks is an error that
// names its line and column in `file`.
absl::StatusOr<std::string> Encode(absl::string_view utf8, Encoding encoding,
                                   absl::string_view file);

}  // namespace hakari

#endif  // HAKARI_BASE_TEXT_ENCODING_H_
