// The common door for writing: games in, the bytes of one file out.
#ifndef HAKARI_ENGINE_NOTATION_FORMATS_WRITER_H_
#define HAKARI_ENGINE_NOTATION_FORMATS_WRITER_H_

#include <string>
#include <vector>

#include "absl/status/status.h"
#include "base/text/encoding.h"
#include "engine/notation/csa/csa_writer.h"
#include "engine/notation/formats/format.h"
#include "engine/notation/record.h"

namespace hakari::notation {

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

#endif  // HAKARI_ENGINE_NOTATION_FORMATS_WRITER_H_
