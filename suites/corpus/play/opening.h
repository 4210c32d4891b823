// Openings that differ from game to game: each of the first plies is drawn from a player's best
// moves that are not much worse than its very best.
#ifndef HAKARI_SUITES_CORPUS_PLAY_OPENING_H_
#define HAKARI_SUITES_CORPUS_PLAY_OPENING_H_

#include <vector>

#include "base/random/dice.h"
#include "engine/core/move.h"
#include "suites/corpus/play/player.h"

namespace hakari::corpus {

struct OpeningRule {
  int least_plies = 6;  // how long an opening is is drawn as well
  int most_plies = 10;
  int choices = 6;  // of so many moves
  int most_loss_centipawns = 150;
};

// From the start position. A player that names no moves (it has no MultiPV) leaves the draw to all
// legal ones.
std::vector<Move> DrawOpening(Player& player, const OpeningRule& rule, Dice& dice);

}  // namespace hakari::corpus

#endif  // HAKARI_SUITES_CORPUS_PLAY_OPENING_H_
