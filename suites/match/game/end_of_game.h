// How a game is over by the rules: ours decide, whatever players say.
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

// Before the next move: no legal move, the fourth occurrence (a draw, or perpetual check, which
// loses), or the longest game. A mate on the last ply beats the length, so does a repetition.
// `position` is the last of `history`; `plies` are those made so far, an opening's included.
std::optional<EndOfGame> EndByRule(const Position& position, const PositionHistory& history,
                                   int plies, int most_plies);

// The side to move declares: it wins if the declaration holds; else it has broken the rules.
EndOfGame EndByDeclaration(const Position& position);

}  // namespace hakari::match

#endif  // HAKARI_SUITES_MATCH_GAME_END_OF_GAME_H_
