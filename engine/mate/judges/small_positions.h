// Problems small enough to write down all that checks can lead to: what brute force can judge.
#ifndef HAKARI_ENGINE_MATE_JUDGES_SMALL_POSITIONS_H_
#define HAKARI_ENGINE_MATE_JUDGES_SMALL_POSITIONS_H_

#include <cstdint>
#include <vector>

#include "engine/position/position.h"
#include "engine/reference/samples.h"

namespace hakari::mate {

// A king and a few of its men among a few enemies, with a check for black to give.
Position SmallPosition(reference::Dice& dice);

// Problems out of games, for tests: positions with much on the board and in hand.

// From random games, with a check to give.
std::vector<Position> PositionsFromGames(uint64_t seed, int count);

}  // namespace hakari::mate

#endif  // HAKARI_ENGINE_MATE_JUDGES_SMALL_POSITIONS_H_
