// Where a game begins: a position, and moves from there that the players do not choose. They are
// part of the game: they count for repetition and for its length.
#ifndef HAKARI_SUITES_MATCH_GAME_OPENING_H_
#define HAKARI_SUITES_MATCH_GAME_OPENING_H_

#include <vector>

#include "engine/core/move.h"
#include "engine/position/position.h"

namespace hakari::match {

struct Opening {
  Position start;
  std::vector<Move> moves;
};

}  // namespace hakari::match

#endif  // HAKARI_SUITES_MATCH_GAME_OPENING_H_
