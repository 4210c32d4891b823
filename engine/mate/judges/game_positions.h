// Problems out of games, for tests: positions with much on the board and in hand.
#ifndef HAKARI_ENGINE_MATE_JUDGES_GAME_POSITIONS_H_
#define HAKARI_ENGINE_MATE_JUDGES_GAME_POSITIONS_H_

#include <cstdint>
#include <vector>

#include "engine/position/position.h"

namespace hakari::mate {

// From random games, with a check to give.
std::vector<Position> PositionsFromGames(uint64_t seed, int count);

}  // namespace hakari::mate

#endif  // HAKARI_ENGINE_MATE_JUDGES_GAME_POSITIONS_H_
