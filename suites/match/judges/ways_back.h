// Ways on which a game comes back to the board that it left: what repetition is made of, and what
// looks like it.
#ifndef HAKARI_SUITES_MATCH_JUDGES_WAYS_BACK_H_
#define HAKARI_SUITES_MATCH_JUDGES_WAYS_BACK_H_

#include <vector>

#include "engine/core/move.h"
#include "engine/position/position.h"
#include "engine/reference/samples.h"

namespace hakari::match {

using Way = std::vector<Move>;

struct WayRules {
  // With an odd number the other side is to move on the same board: no repetition.
  int plies = 4;
  // Who must give check with every move, by colour.
  bool only_checks[2] = {false, false};
};

// A random way of quiet moves on the board; empty if none was found within a small search.
Way FindWay(const Position& from, const WayRules& rules, reference::Dice& dice);

// A way of ten plies: each side in turn gives away a man of its hand and takes it back later, so
// that half way the board is the same with other hands. Empty if none was found.
Way FindExchange(const Position& from, reference::Dice& dice);

// A way of four plies on which the side to move loses a man of its hand: nothing else changes, so
// it is no repetition. Empty if none was found.
Way FindGift(const Position& from, reference::Dice& dice);

}  // namespace hakari::match

#endif  // HAKARI_SUITES_MATCH_JUDGES_WAYS_BACK_H_
