// Is there a check that mates at once?
//
// Most checks fail for a reason that can be seen without making the move: the king has a square to
// go to that the piece does not cover, or the piece dropped can be taken. The few that are left are
// made and looked at, so that the answer is exact.
#ifndef HAKARI_ENGINE_MATE_MATE_IN_ONE_H_
#define HAKARI_ENGINE_MATE_MATE_IN_ONE_H_

#include <optional>

#include "engine/core/move.h"
#include "engine/position/position.h"

namespace hakari::mate {

// Of several mating moves the one with the least code. The opponent must not be in check; without a
// king it cannot be mated.
std::optional<Move> MateInOne(const Position& position);

}  // namespace hakari::mate

#endif  // HAKARI_ENGINE_MATE_MATE_IN_ONE_H_
