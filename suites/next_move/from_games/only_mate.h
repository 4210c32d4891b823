// Mates that begin with one move only: problems whose answer is proved.
#ifndef HAKARI_SUITES_NEXT_MOVE_FROM_GAMES_ONLY_MATE_H_
#define HAKARI_SUITES_NEXT_MOVE_FROM_GAMES_ONLY_MATE_H_

#include <vector>

#include "engine/core/move.h"
#include "engine/position/position.h"
#include "suites/next_move/themes/mate_prover.h"

namespace hakari::suites {

// The line of a proved mate for the side to move, which must not be in check. Empty if no mate is
// proved, or if another check is proved to mate as well.
std::vector<Move> OnlyMate(const Position& position, MateProver& prover);

}  // namespace hakari::suites

#endif  // HAKARI_SUITES_NEXT_MOVE_FROM_GAMES_ONLY_MATE_H_
