// Draws one node of a shallow search, as a game program would meet it: alpha-beta to a fixed depth,
// with material as the only evaluation. Such nodes look like positions inside a search, which tries
// moves that no player would choose.
#ifndef HAKARI_SUITES_CORPUS_RANDOM_NODE_H_
#define HAKARI_SUITES_CORPUS_RANDOM_NODE_H_

#include <cstdint>
#include <optional>

#include "base/random/dice.h"
#include "engine/position/position.h"

namespace hakari::corpus {

struct RandomNode {
  std::optional<Position> position;  // drawn uniformly from those with a legal move
  uint64_t nodes = 0;                // how many of these the search visited, including the root
  int value = 0;                     // of the root for its side to move; a pawn is 1
};

// `depth` is in plies. `position` is empty only if no visited node has a legal move.
RandomNode DrawRandomNode(const Position& root, int depth, Dice& dice);

}  // namespace hakari::corpus

#endif  // HAKARI_SUITES_CORPUS_RANDOM_NODE_H_
