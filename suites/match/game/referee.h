// Plays one game between two players under Hakari's own rules. The referee checks every move
// itself; it does not rely on a player's claim that it has won, drawn or played a legal move.
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
  int most_plies = 320;  // then the game is a draw by length
  // Whether a side that exceeds its time by more than the margin loses; if not, the overrun is only
  // recorded.
  bool overrun_loses = true;
  // A player whose score is minus `resign_centipawns` or less in `resign_moves` of its moves in a
  // row resigns; 0: players resign only on their own.
  int resign_centipawns = 0;
  int resign_moves = 3;
  // If a player claims a mate that PDS proves within this many nodes, the mate is announced: the
  // other side resigns in answer to the move. 0: games go on to the mate.
  uint64_t announce_nodes = 0;
};

struct Seats {
  player::Player* players[2];  // by color
  Allowance allowances[2];
  // How long the machine was paused; this time makes no move late. Empty: not measured.
  StoodStillMs stood_still_ms = {};
};

// `announcer` needs memory for announce_nodes; it may be null if that is 0. Returns nothing if the
// game was cancelled. The record's tag `fault` says what a player did if it lost otherwise than by
// the rules: end=illegal, end=time or end=error.
std::optional<PlayedGame> PlayGame(const Opening& opening, const Seats& seats,
                                   const GameRules& rules, mate::MateSolver* announcer,
                                   const std::atomic<bool>& cancel);

}  // namespace hakari::match

#endif  // HAKARI_SUITES_MATCH_GAME_REFEREE_H_
