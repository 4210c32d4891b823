// CSA game records, without a version and from V2 to V3.0; several games a source, set apart by
// lines "/".
//
// Allowed beyond the standard: a missing position (then the initial one), a missing line of the
// side to move (the first move's then), statements of the header anywhere before the game's end. A
// comment keeps what follows its apostrophe, so that "'** 113 -3334FU" is the comment
// "** 113 -3334FU". An illegal move is taken if the record says that it lost the game.
#ifndef HAKARI_ENGINE_NOTATION_CSA_CSA_READER_H_
#define HAKARI_ENGINE_NOTATION_CSA_CSA_READER_H_

#include "engine/notation/read_result.h"
#include "engine/notation/text/text.h"

namespace hakari {

ReadResult ParseCsa(const SourceText& text);

}  // namespace hakari

#endif  // HAKARI_ENGINE_NOTATION_CSA_CSA_READER_H_
