// The one order in which the lines of a record stand: a line, then those that leave it, the last to
// leave first, each followed at once by those that leave it in turn. It is the order in which KIF
// tells them, and the only one from which "変化：12手" alone says what is left.
#ifndef HAKARI_ENGINE_NOTATION_KIF_VARIATIONS_H_
#define HAKARI_ENGINE_NOTATION_KIF_VARIATIONS_H_

#include "engine/notation/record.h"

namespace hakari::notation {

// Lines that leave at the same move keep their order.
void SortLines(GameRecord& record);

}  // namespace hakari::notation

#endif  // HAKARI_ENGINE_NOTATION_KIF_VARIATIONS_H_
