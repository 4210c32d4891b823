// Writes CSA game records, V2.2 or V3.0. The text is UTF-8; the encoding line names the encoding
// into which the caller converts it.
#ifndef HAKARI_ENGINE_NOTATION_CSA_CSA_WRITER_H_
#define HAKARI_ENGINE_NOTATION_CSA_CSA_WRITER_H_

#include <string>
#include <vector>

#include "base/text/encoding.h"
#include "engine/notation/record.h"

namespace hakari::notation {

enum class CsaVersion {
  kV22,
  kV30,  // times to the millisecond
};

struct CsaOptions {
  CsaVersion version = CsaVersion::kV22;
  Encoding encoding = Encoding::kUtf8;
};

// The head of a file, which includes the version.
std::string CsaFileHead(const CsaOptions& options);
// One game. The caller separates the games of a file by a line "/". CSA has no place for
// variations.
std::string ToCsaGame(const GameRecord& game, CsaVersion version);

// The games of one file.
std::string WriteCsa(const std::vector<GameRecord>& games, const CsaOptions& options);

}  // namespace hakari::notation

#endif  // HAKARI_ENGINE_NOTATION_CSA_CSA_WRITER_H_
