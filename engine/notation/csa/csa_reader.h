// CSA game records, without a version and from V2 to V3.0; several games a source, separated by
// lines "/".
//
// Unless only the standard is asked for, the reader also accepts what game servers add: how the
// server ended the game (server_words.h), keywords after the end ($END_TIME), times that belong to
// no move. Statements that have no place in a record (#WIN, such times) are kept as comments.
//
// Accepted beyond the standard: a missing position (then the initial one), a missing line of the
// side to move (then the first move's side), statements of the header anywhere before the game's
// end. A comment keeps everything after its apostrophe, so that "'** 113 -3334FU" is the comment
// "** 113 -3334FU". An illegal move is accepted if the record says that it lost the game.
#ifndef HAKARI_ENGINE_NOTATION_CSA_CSA_READER_H_
#define HAKARI_ENGINE_NOTATION_CSA_CSA_READER_H_

#include "engine/notation/read_result.h"
#include "engine/notation/text/text.h"

namespace hakari::notation {

enum class CsaDialect { kWithServers, kStandard };

ReadResult ParseCsa(const SourceText& text, CsaDialect dialect = CsaDialect::kWithServers);

}  // namespace hakari::notation

#endif  // HAKARI_ENGINE_NOTATION_CSA_CSA_READER_H_
