// Finds where a game counts as over. Players do not play on until the king is caught: one side
// resigns, or the other announces the mate. A record that runs on to the last move is cut where an
// announcement would have come.
#ifndef HAKARI_SUITES_CORPUS_ANNOUNCED_END_H_
#define HAKARI_SUITES_CORPUS_ANNOUNCED_END_H_

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "base/random/dice.h"
#include "engine/mate/solver.h"
#include "engine/notation/record.h"
#include "engine/position/position.h"

namespace hakari::corpus {

// Whether the game was decided by mate or resignation, so that its last moves lead to a mate.
// Games that ended by repetition, declaration, length, time or an illegal move cannot be used for
// mate positions.
bool IsDecidedOverTheBoard(const notation::GameRecord& game);

// A PDS search with memory for `nodes`.
absl::StatusOr<std::unique_ptr<mate::MateSolver>> MakePds(uint64_t nodes);

struct EndRule {
  // A side that proves a mate within this many nodes of PDS announces it. 0: mates are not
  // announced, and games go on to the last move.
  uint64_t announce_nodes = 10000;
  // The other side sees the mate coming and resigns this many plies before. With an odd number,
  // that side is to move in the position of the resignation.
  int resign_plies = 9;
};

class EndFinder {
 public:
  static absl::StatusOr<std::unique_ptr<EndFinder>> Make(const EndRule& rule);

  // How many moves of a game decided over the board were played before it counts as over: up to the
  // resignation before the first mate that is announced, or before the mate on the board. If there
  // is no such resignation, a resignation in the record counts where it stands. The side to move
  // has a legal move.
  int EndOf(const notation::GameRecord& game);

 private:
  explicit EndFinder(const EndRule& rule) : rule_(rule) {}

  const EndRule rule_;
  std::unique_ptr<mate::MateSolver> solver_;  // null if mates are not announced
};

// The rest of this file: what one game contributes to a set of positions.

// The position after `plies` moves of the game and the count - 1 positions before it, in their
// order; empty if the game does not have so many.
std::vector<Position> LastPositions(const notation::GameRecord& game, int plies, int count);

// The dice depend on the seed and on the game's start and moves only, not on its place in
// a collection.
Dice DiceOf(const notation::GameRecord& game, uint64_t seed);

// Board, hands and side to move. Two problems are the same if these are equal.
std::string SfenWithoutPly(const Position& position);

}  // namespace hakari::corpus

#endif  // HAKARI_SUITES_CORPUS_ANNOUNCED_END_H_
