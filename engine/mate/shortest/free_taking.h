// Interpositions that only delay, and the rule by which they do not count.
//
// A slider gives check from a distance, the defender drops something between. The attacker may then
// take it with the slider for nothing: what was taken goes back to the defender, and neither move
// counts. A drop that cannot prevent mate in as many plies that way is useless. A drop that gains
// something (the slider stands worse nearer to the king, may not take, or leaves its line) counts
// like any other move, and so does every interposition by a piece from the board.
#ifndef HAKARI_ENGINE_MATE_SHORTEST_FREE_TAKING_H_
#define HAKARI_ENGINE_MATE_SHORTEST_FREE_TAKING_H_

#include <array>

#include "engine/core/move.h"
#include "engine/core/square.h"
#include "engine/position/position.h"

namespace hakari::mate {

// The attacker is to move and something was just dropped on `dropped` against the check of a
// slider: the slider's ways to take it with check, plainly and with promotion; no move where there
// is none.
std::array<Move, 2> FreeTakings(const Position& position, Square dropped);

// Takes for nothing: what is taken is the defender's again.
Undo TakeFreely(Position& position, Move taking);
void UndoTakeFreely(Position& position, Move taking, Undo undo);

}  // namespace hakari::mate

#endif  // HAKARI_ENGINE_MATE_SHORTEST_FREE_TAKING_H_
