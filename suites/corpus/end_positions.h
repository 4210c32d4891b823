// One game's share of a position set.
#ifndef HAKARI_SUITES_CORPUS_END_POSITIONS_H_
#define HAKARI_SUITES_CORPUS_END_POSITIONS_H_

#include <cstdint>
#include <string>
#include <vector>

#include "base/random/dice.h"
#include "engine/notation/record.h"
#include "engine/position/position.h"

namespace hakari::corpus {

// The position after `plies` moves of the game and the count - 1 before it, in their order; empty
// if the game has not so many.
std::vector<Position> LastPositions(const notation::GameRecord& game, int plies, int count);

// Depends on the game's start and moves and on nothing else: not on its place in a collection.
Dice DiceOf(const notation::GameRecord& game, uint64_t seed);

// Board, hands and side to move: what makes two problems the same.
std::string SfenWithoutPly(const Position& position);

}  // namespace hakari::corpus

#endif  // HAKARI_SUITES_CORPUS_END_POSITIONS_H_
