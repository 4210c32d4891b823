// Writes CSA game records, V2.2 or V3.0. The text is UTF-8; the encoding line says what it is going
// to be encoded as.
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

// What a file begins with, the version among it.
std::string CsaFileHead(const CsaOptions& options);
// One game. Between the games of a file stands a line "/". Variations have no place in CSA.
std::string ToCsaGame(const GameRecord& game, CsaVersion version);

// The games of one file.
std::string WriteCsa(const std::vector<GameRecord>& games, const CsaOptions& options);

}  // namespace hakari::notation

#endif  // HAKARI_ENGINE_NOTATION_CSA_CSA_WRITER_H_
