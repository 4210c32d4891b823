// Two games of one opening between two players of a match, with colors exchanged. Pairs are what a
// match counts: their games are not independent of each other.
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
  int players[2] = {};  // of the match; the first has black in the first game
  int attempt = 1;      // earlier ones were broken by something that was no player's fault
  PlayedGame games[2] = {};
  // Whether the games came out the same, move by move, when they were played again.
  std::optional<bool> repeated_itself = {};
};

// Which of the two players has a color in which of the games.
inline int SeatOf(int game, Color color) { return color == kBlack ? game : 1 - game; }

// Of the first player: 0 to 2 points in steps of a half, as PairCounts counts.
size_t OutcomeOf(const PlayedPair& pair);
// Start and moves of a game, however it ended: the same text, the same game.
std::string MovesOf(const PlayedGame& game);

}  // namespace hakari::match

#endif  // HAKARI_SUITES_MATCH_PLAYED_PAIR_H_
