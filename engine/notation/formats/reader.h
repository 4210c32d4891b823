// The common door to game records: bytes in, games and refusals out.
#ifndef HAKARI_ENGINE_NOTATION_FORMATS_READER_H_
#define HAKARI_ENGINE_NOTATION_FORMATS_READER_H_

#include <optional>
#include <string>

#include "absl/strings/string_view.h"
#include "base/text/encoding.h"
#include "engine/notation/formats/format.h"
#include "engine/notation/read_result.h"

namespace hakari::notation {

struct ReadOptions {
  std::optional<Format> format;      // otherwise by the file's name, then by the text
  std::optional<Encoding> encoding;  // otherwise found out (text.h)
  bool strict = false;               // of CSA the standard alone, without what game servers add
};

// `file` is for messages and for its ending; nothing is opened. A source without a single game is
// refused as well: a result is never empty on both sides.
ReadResult ReadGames(absl::string_view bytes, const std::string& file,
                     const ReadOptions& options = {});

}  // namespace hakari::notation

#endif  // HAKARI_ENGINE_NOTATION_FORMATS_READER_H_
