// Two games of one opening between two players of a match, with colors exchanged. A match counts
// pairs, because the two games of a pair are not independent of each other.
#ifndef HAKARI_SUITES_MATCH_PLAYED_PAIR_H_
#define HAKARI_SUITES_MATCH_PLAYED_PAIR_H_

#include <cstddef>
#include <optional>
#include <string>

#include "engine/core/color.h"
#include "suites/match/game/played_game.h"

namespace hakari::match {

struct PlayedPair {
  int number = 0;       // from 0, of the pairs between these two players
  int players[2] = {};  // indices of the match's players; the first has black in the first game
  int attempt = 1;      // earlier attempts had a fault that no player caused
  PlayedGame games[2] = {};
  // Whether the games had the same moves when the pair was played twice; nullopt if it was not.
  std::optional<bool> repeated_itself = {};
};

// Which of the two players, 0 or 1, has the color in the game.
inline int SeatOf(int game, Color color) { return color == kBlack ? game : 1 - game; }

// The first player's 0 to 4 half points, an index into PairCounts.
size_t OutcomeOf(const PlayedPair& pair);
// The start and the moves of a game without its end: equal texts mean equal games.
std::string MovesOf(const PlayedGame& game);

}  // namespace hakari::match

#endif  // HAKARI_SUITES_MATCH_PLAYED_PAIR_H_
