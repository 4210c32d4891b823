// Random problems small enough for brute force, and problems from random games.
#ifndef HAKARI_ENGINE_MATE_JUDGES_SMALL_POSITIONS_H_
#define HAKARI_ENGINE_MATE_JUDGES_SMALL_POSITIONS_H_

#include <cstdint>
#include <vector>

#include "engine/position/position.h"
#include "engine/reference/samples.h"

namespace hakari::mate {

// A king and a few of its pieces against a few enemies. Black has at least one check.
Position SmallPosition(reference::Dice& dice);

// Problems with many pieces on the board and in hand: positions from random games in which the side
// to move has a check.
std::vector<Position> PositionsFromGames(uint64_t seed, int count);

}  // namespace hakari::mate

#endif  // HAKARI_ENGINE_MATE_JUDGES_SMALL_POSITIONS_H_
