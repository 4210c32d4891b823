// The common doors of game records: bytes in, games and refusals out; games in, one file's bytes
// out.
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
  std::optional<Format> format;      // otherwise by the file's name, then by the text
  std::optional<Encoding> encoding;  // otherwise found out (text.h)
  bool strict = false;               // of CSA the standard alone, without what game servers add
};

// `file` is for messages and for its ending; nothing is opened. A source without a single game is
// refused as well: a result is never empty on both sides.
ReadResult ReadGames(absl::string_view bytes, const std::string& file,
                     const ReadOptions& options = {});

struct WriteOptions {
  Format format = Format::kUsi;
  Encoding encoding = Encoding::kUtf8;
  CsaVersion csa_version = CsaVersion::kV22;
};

struct WrittenGames {
  std::string bytes;
  std::vector<absl::Status> refused;  // games that could not be written, by where they were read
  std::vector<std::string> left_out;  // what a game has and the format has no place for
};

// SFEN gets the position that each game begins with, and its tags. KI2 is only read: every game is
// refused.
WrittenGames WriteGames(const std::vector<GameRecord>& games, const WriteOptions& options);

}  // namespace hakari::notation

#endif  // HAKARI_ENGINE_NOTATION_FORMATS_FORMATS_H_
