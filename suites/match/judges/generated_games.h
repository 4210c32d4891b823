// Random games that end in a known way: by repetition, perpetual check, mate or length. They start
// from the initial position or another one, begin with some random plies, and are the same on every
// machine.
//
// The shipped code draws the moves, because the reference is slow. The judge decides independently
// how each game ends.
#ifndef HAKARI_SUITES_MATCH_JUDGES_GENERATED_GAMES_H_
#define HAKARI_SUITES_MATCH_JUDGES_GENERATED_GAMES_H_

#include <vector>

#include "engine/core/color.h"
#include "engine/core/move.h"
#include "engine/position/position.h"
#include "engine/reference/samples.h"

namespace hakari::match {

struct GeneratedGame {
  Position start;
  std::vector<Move> moves;
};

// A position comes back three times: on one way or on several, directly or after the game has gone
// elsewhere, with men given away and taken back, or given away for good before.
GeneratedGame RepetitionGame(reference::Dice& dice);
// One side gives check with every move from the first occurrence to the fourth.
GeneratedGame PerpetualCheckGame(Color checker, reference::Dice& dice);
// The same, but on one of the three ways back the side also makes a move without check: a draw.
GeneratedGame PausedChecksGame(Color checker, reference::Dice& dice);
// The last move leaves no legal move, with a check or without.
GeneratedGame MateGame(reference::Dice& dice);
// A game of this many random plies.
GeneratedGame LongGame(int plies, reference::Dice& dice);

}  // namespace hakari::match

#endif  // HAKARI_SUITES_MATCH_JUDGES_GENERATED_GAMES_H_
