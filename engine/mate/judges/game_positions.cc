#include "engine/mate/judges/game_positions.h"

#include "engine/movegen/move_list.h"
#include "engine/movegen/movegen.h"
#include "engine/reference/samples.h"

namespace hakari::mate {

std::vector<Position> PositionsFromGames(uint64_t seed, int count) {
  std::vector<Position> positions;
  reference::SampleStream stream(seed);
  while (static_cast<int>(positions.size()) < count) {
    const Position& position = stream.Next().position;
    movegen::MoveList checks;
    movegen::GenerateChecks(position, checks);
    if (!checks.empty()) positions.push_back(position);
  }
  return positions;
}

}  // namespace hakari::mate
