// Finds ways: moves that lead back to the board they start from. Repetitions are made of them; some
// only look like one.
#ifndef HAKARI_SUITES_MATCH_JUDGES_WAYS_BACK_H_
#define HAKARI_SUITES_MATCH_JUDGES_WAYS_BACK_H_

#include <vector>

#include "engine/core/move.h"
#include "engine/position/position.h"
#include "engine/reference/samples.h"

namespace hakari::match {

using Way = std::vector<Move>;

struct WayRules {
  // If the number is odd, the same board has the other side to move: no repetition.
  int plies = 4;
  // Which side must give check with every move, by color.
  bool only_checks[2] = {false, false};
};

// A random way of quiet board moves; empty if a small search finds none.
Way FindWay(const Position& from, const WayRules& rules, reference::Dice& dice);

// A way of ten plies: each side in turn gives away a man from its hand and takes it back later, so
// that halfway the board is the same with other hands. Empty if none was found.
Way FindExchange(const Position& from, reference::Dice& dice);

// A way of four plies on which the side to move loses a man from its hand and nothing else changes,
// so that it is not a repetition. Empty if none was found.
Way FindGift(const Position& from, reference::Dice& dice);

}  // namespace hakari::match

#endif  // HAKARI_SUITES_MATCH_JUDGES_WAYS_BACK_H_
