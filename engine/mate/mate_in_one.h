// Finds a check that mates at once.
//
// Most checks fail for a reason that can be seen without making the move: the king has a square to
// go to that the piece does not cover, or the defender can take the dropped piece. The remaining
// checks are made and tested, so the answer is exact.
#ifndef HAKARI_ENGINE_MATE_MATE_IN_ONE_H_
#define HAKARI_ENGINE_MATE_MATE_IN_ONE_H_

#include <optional>

#include "engine/core/move.h"
#include "engine/position/position.h"

namespace hakari::mate {

// Returns the mating move with the least code, or none. The opponent must not be in check. Without
// an opponent's king there is no mate.
std::optional<Move> MateInOne(const Position& position);

}  // namespace hakari::mate

#endif  // HAKARI_ENGINE_MATE_MATE_IN_ONE_H_
