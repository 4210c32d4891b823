// The entry points for game records of any format: ReadGames() turns bytes into games and refusals,
// WriteGames() turns games into the bytes of one file.
#ifndef HAKARI_ENGINE_NOTATION_FORMATS_FORMATS_H_
#define HAKARI_ENGINE_NOTATION_FORMATS_FORMATS_H_

#include <optional>
#include <string>
#include <vector>

#include "absl/status/status.h"
#include "absl/strings/string_view.h"
#include "base/text/encoding.h"
#include "engine/notation/csa/csa_writer.h"
#include "engine/notation/formats/format.h"
#include "engine/notation/read_result.h"
#include "engine/notation/record.h"

namespace hakari::notation {

struct ReadOptions {
  std::optional<Format> format;      // if not given: by the file's name, then by the text
  std::optional<Encoding> encoding;  // if not given: detected (text.h)
  bool strict = false;               // CSA by the standard only, no additions of servers
};

// `file` is used for messages and for its ending; no file is opened. A source without a single game
// is refused as well: a result always has a game or a refusal.
ReadResult ReadGames(absl::string_view bytes, const std::string& file,
                     const ReadOptions& options = {});

struct WriteOptions {
  Format format = Format::kUsi;
  Encoding encoding = Encoding::kUtf8;
  CsaVersion csa_version = CsaVersion::kV22;
};

struct WrittenGames {
  std::string bytes;
  std::vector<absl::Status> refused;  // games that could not be written, with their place
  std::vector<std::string> left_out;  // parts of games that the format has no place for
};

// SFEN gets only the start position and the tags of each game. KI2 is only read: every game is
// refused.
WrittenGames WriteGames(const std::vector<GameRecord>& games, const WriteOptions& options);

}  // namespace hakari::notation

#endif  // HAKARI_ENGINE_NOTATION_FORMATS_FORMATS_H_
