// The formats of game records, and how to tell them from a file's name or from its text.
#ifndef HAKARI_ENGINE_NOTATION_FORMATS_FORMAT_H_
#define HAKARI_ENGINE_NOTATION_FORMATS_FORMAT_H_

#include <optional>

#include "absl/strings/string_view.h"
#include "engine/notation/text/text.h"

namespace hakari::notation {

enum class Format {
  kSfen,  // one position a line; read as kUsi
  kUsi,   // one game a line
  kCsa,
  kKif,
  kKi2,
};

// "sfen", "usi", "csa", "kif", "ki2": what people call them, and the usual ending of their files.
absl::string_view FormatName(Format format);
std::optional<Format> FormatNamed(absl::string_view name);

// By the ending .csa .kif .kifu .ki2 .ki2u .sfen .usi, in any case; a further .zst is passed over.
// nullopt for all others, .txt among them.
std::optional<Format> FormatOfFileName(absl::string_view file);

// By the first line that is telling.
std::optional<Format> FormatOfText(const SourceText& text);

}  // namespace hakari::notation

#endif  // HAKARI_ENGINE_NOTATION_FORMATS_FORMAT_H_
