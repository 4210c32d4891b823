// Openings that differ from game to game: each of the first plies is drawn from a player's best
// moves that are not much worse than its very best.
#ifndef HAKARI_SUITES_CORPUS_PLAY_OPENING_H_
#define HAKARI_SUITES_CORPUS_PLAY_OPENING_H_

#include <atomic>
#include <vector>

#include "base/random/dice.h"
#include "engine/core/move.h"
#include "engine/player/limits.h"
#include "engine/player/player.h"

namespace hakari::corpus {

struct OpeningRule {
  int least_plies = 6;  // how long an opening is is drawn as well
  int most_plies = 10;
  int choices = 6;  // of so many moves
  int most_loss_centipawns = 150;
  player::Limits limits;  // of the search for them
};

// From the start position. A player that names no moves (it has no MultiPV) leaves the draw to all
// legal ones, as one does that is cancelled.
std::vector<Move> DrawOpening(player::Player& player, const OpeningRule& rule, Dice& dice,
                              const std::atomic<bool>& cancel);

}  // namespace hakari::corpus

#endif  // HAKARI_SUITES_CORPUS_PLAY_OPENING_H_
