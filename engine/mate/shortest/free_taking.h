// Interpositions that only delay the mate, and the rule that excludes them from its length.
//
// A slider gives check from a distance and the defender drops a piece in between. The attacker may
// then take the piece with the slider "for nothing": the taken piece goes back to the defender, and
// neither move counts. The drop is useless if it does not prevent mate in as many plies when it is
// taken this way. A drop that gains something (the slider is worse placed nearer to the king, may
// not take, or leaves its line) counts like any other move. An interposition by a piece from the
// board always counts.
#ifndef HAKARI_ENGINE_MATE_SHORTEST_FREE_TAKING_H_
#define HAKARI_ENGINE_MATE_SHORTEST_FREE_TAKING_H_

#include <array>

#include "engine/core/move.h"
#include "engine/core/square.h"
#include "engine/position/position.h"

namespace hakari::mate {

// The attacker is to move, and the defender has just dropped a piece on `dropped` against the check
// of a slider. Returns the slider's moves that take it with check: without promotion, then with
// promotion. The rest of the array is empty.
std::array<Move, 2> FreeTakings(const Position& position, Square dropped);

// Makes a taking for nothing: the taken piece goes back to the defender.
Undo TakeFreely(Position& position, Move taking);
void UndoTakeFreely(Position& position, Move taking, Undo undo);

}  // namespace hakari::mate

#endif  // HAKARI_ENGINE_MATE_SHORTEST_FREE_TAKING_H_
