// One game between two players under our own rules: every move is checked, and no player is
// believed that it has won, drawn or played a legal move.
#ifndef HAKARI_SUITES_CORPUS_PLAY_REFEREE_H_
#define HAKARI_SUITES_CORPUS_PLAY_REFEREE_H_

#include <atomic>
#include <cstdint>
#include <optional>
#include <vector>

#include "engine/core/move.h"
#include "engine/mate/solver.h"
#include "engine/notation/record.h"
#include "engine/player/limits.h"
#include "engine/player/player.h"
#include "engine/position/position.h"
#include "suites/corpus/play/play_score.h"

namespace hakari::corpus {

struct GameRules {
  player::Limits limits;  // of every move
  int most_plies = 320;   // then it is a draw by length
  // A player that values its own position below minus so many centipawns in so many of its moves on
  // end resigns; 0: nobody does but of its own will.
  int resign_centipawns = 0;
  int resign_moves = 3;
  // A claim of mate that PDS proves within so many nodes is announced: the other side resigns in
  // answer to the move. 0: games go on to the mate.
  uint64_t announce_nodes = 0;
  MoveTime time;
};

// `players` by colour. `announcer` needs memory for announce_nodes; it may be null without them.
// Nothing if it was cancelled. The tag `fault` says what a player did that lost the game
// otherwise than by the rules: end=illegal, end=time or end=error. Where moves are given time,
// those of the players have the time that they took.
std::optional<notation::GameRecord> PlayGame(const Position& start,
                                             player::Player* const players[2],
                                             const std::vector<Move>& opening,
                                             const GameRules& rules, mate::MateSolver* announcer,
                                             const std::atomic<bool>& cancel);

}  // namespace hakari::corpus

#endif  // HAKARI_SUITES_CORPUS_PLAY_REFEREE_H_
