// One game between two players under our own rules: every move is checked, and no player is
// believed that it has won, drawn or played a legal move.
#ifndef HAKARI_SUITES_MATCH_GAME_REFEREE_H_
#define HAKARI_SUITES_MATCH_GAME_REFEREE_H_

#include <atomic>
#include <cstdint>
#include <optional>

#include "base/machine/standstill.h"
#include "engine/mate/solver.h"
#include "engine/player/player.h"
#include "suites/match/game/match_clock.h"
#include "suites/match/game/opening.h"
#include "suites/match/game/played_game.h"

namespace hakari::match {

struct GameRules {
  int most_plies = 320;  // then it is a draw by length
  // Who takes more time than there is, and more than the margin, has lost; otherwise it is noted
  // only.
  bool overrun_loses = true;
  // A player that values its own position below minus so many centipawns in so many of its moves on
  // end resigns; 0: nobody does but of its own will.
  int resign_centipawns = 0;
  int resign_moves = 3;
  // A claim of mate that PDS proves within so many nodes is announced: the other side resigns in
  // answer to the move. 0: games go on to the mate.
  uint64_t announce_nodes = 0;
};

struct Seats {
  player::Player* players[2];  // by color
  Allowance allowances[2];
  StoodStillMs stood_still_ms = {};  // nobody is late for that; empty: nobody knows
};

// `announcer` needs memory for announce_nodes; it may be null without them. Nothing if the game was
// cancelled. The record's tag `fault` says what a player did that lost the game otherwise than by
// the rules: end=illegal, end=time or end=error.
std::optional<PlayedGame> PlayGame(const Opening& opening, const Seats& seats,
                                   const GameRules& rules, mate::MateSolver* announcer,
                                   const std::atomic<bool>& cancel);

}  // namespace hakari::match

#endif  // HAKARI_SUITES_MATCH_GAME_REFEREE_H_
