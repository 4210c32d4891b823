// How a game ends by the rules. Hakari's rules decide, whatever the players say.
#ifndef HAKARI_SUITES_MATCH_GAME_END_OF_GAME_H_
#define HAKARI_SUITES_MATCH_GAME_END_OF_GAME_H_

#include <optional>

#include "engine/notation/record.h"
#include "engine/position/position.h"
#include "engine/position/repetition.h"

namespace hakari::match {

struct EndOfGame {
  notation::GameEnd end;
  notation::GameResult result;
};

// Called before each move. A game ends if there is no legal move, at the fourth occurrence of a
// position (a draw, or a loss for the side that gave perpetual check), or at the maximum length.
// Mate takes precedence over repetition, and both over the length. `position` is the last of
// `history`; `plies` are those made so far, the opening's included.
std::optional<EndOfGame> EndByRule(const Position& position, const PositionHistory& history,
                                   int plies, int most_plies);

// The side to move declares a win: it wins if the declaration holds; otherwise it has made an
// illegal move.
EndOfGame EndByDeclaration(const Position& position);

}  // namespace hakari::match

#endif  // HAKARI_SUITES_MATCH_GAME_END_OF_GAME_H_
