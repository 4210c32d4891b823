// Writes KIF in UTF-8: times, comments, variations, handicaps or diagrams, endings.
//
// KIF has no place for fractions of seconds and for results that contradict their ending
// (game_endings.h), so these are not written. Tags that cannot be headers become comments on the
// game.
#ifndef HAKARI_ENGINE_NOTATION_KIF_KIF_WRITER_H_
#define HAKARI_ENGINE_NOTATION_KIF_KIF_WRITER_H_

#include <string>

#include "engine/notation/record.h"

namespace hakari::notation {

// One game. A file may hold several, one after the other.
std::string ToKif(const GameRecord& record);

}  // namespace hakari::notation

#endif  // HAKARI_ENGINE_NOTATION_KIF_KIF_WRITER_H_
