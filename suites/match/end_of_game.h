// How a game is over by the rules: ours decide, whatever players say.
#ifndef HAKARI_SUITES_MATCH_END_OF_GAME_H_
#define HAKARI_SUITES_MATCH_END_OF_GAME_H_

#include <optional>

#include "engine/notation/record.h"
#include "engine/position/position.h"
#include "engine/position/repetition.h"

namespace hakari::match {

struct EndOfGame {
  notation::GameEnd end;
  notation::GameResult result;
};

std::optional<EndOfGame> EndByRule(const Position& position, const PositionHistory& history,
                                   int plies, int most_plies);
EndOfGame EndByDeclaration(const Position& position);

}  // namespace hakari::match

#endif  // HAKARI_SUITES_MATCH_END_OF_GAME_H_
