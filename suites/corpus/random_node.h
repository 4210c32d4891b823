// One node out of a shallow search, as a game program would meet it: alpha-beta to a fixed depth
// with nothing but material to go by. Such nodes look as positions do inside of a search, where
// moves are tried that nobody would play.
#ifndef HAKARI_SUITES_CORPUS_RANDOM_NODE_H_
#define HAKARI_SUITES_CORPUS_RANDOM_NODE_H_

#include <cstdint>
#include <optional>

#include "base/random/dice.h"
#include "engine/position/position.h"

namespace hakari::corpus {

struct RandomNode {
  std::optional<Position> position;  // of those with a legal move, each as likely as any other
  uint64_t nodes = 0;                // how many of them the search visited, the root included
  int value = 0;                     // of the root for its side to move; a pawn is 1
};

// `depth` in plies. There is no position only if none visited has a legal move.
RandomNode DrawRandomNode(const Position& root, int depth, Dice& dice);

}  // namespace hakari::corpus

#endif  // HAKARI_SUITES_CORPUS_RANDOM_NODE_H_
