// The formats of game records, and how to recognise them from a file's name or from its text.
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

// "sfen", "usi", "csa", "kif", "ki2": the usual names, which are also the usual file endings.
absl::string_view FormatName(Format format);
std::optional<Format> FormatNamed(absl::string_view name);

// By the ending .csa .kif .kifu .ki2 .ki2u .sfen .usi, in upper or lower case; a final .zst is
// ignored. nullopt for all others, .txt among them.
std::optional<Format> FormatOfFileName(absl::string_view file);

// By the first line that identifies a format.
std::optional<Format> FormatOfText(const SourceText& text);

}  // namespace hakari::notation

#endif  // HAKARI_ENGINE_NOTATION_FORMATS_FORMAT_H_
