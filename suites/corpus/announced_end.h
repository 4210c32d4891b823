// Where a game counts as over. People and engines do not play on until the king is caught: one
// resigns, or the other announces the mate. Records that run on to the last move are cut where an
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

// Decided over the board: by mate or resignation, so that its last moves lead to a mate. Games that
// ended by repetition, declaration, length, time or a slip are of no use for mate positions.
bool IsDecidedOverTheBoard(const notation::GameRecord& game);

// PDS with memory for so many nodes.
absl::StatusOr<std::unique_ptr<mate::MateSolver>> MakePds(uint64_t nodes);

struct EndRule {
  // A side that proves a mate within so many nodes of PDS announces it; 0: never, games go on to
  // the last move.
  uint64_t announce_nodes = 10000;
  // The other side sees it coming and resigns so many plies before. An odd number is a position in
  // which it is to move.
  int resign_plies = 9;
};

class EndFinder {
 public:
  static absl::StatusOr<std::unique_ptr<EndFinder>> Make(const EndRule& rule);

  // How many moves of a game decided over the board were played before it counts as over: up to the
  // resignation before the first mate that is announced, or that stands on the board. A resignation
  // in the record counts where it stands, if none comes before. The side to move has a legal move.
  int EndOf(const notation::GameRecord& game);

 private:
  explicit EndFinder(const EndRule& rule) : rule_(rule) {}

  const EndRule rule_;
  std::unique_ptr<mate::MateSolver> solver_;  // none if nobody announces
};

// One game's share of a position set.

// The position after `plies` moves of the game and the count - 1 before it, in their order; empty
// if the game has not so many.
std::vector<Position> LastPositions(const notation::GameRecord& game, int plies, int count);

// Depends on the game's start and moves and on nothing else: not on its place in a collection.
Dice DiceOf(const notation::GameRecord& game, uint64_t seed);

// Board, hands and side to move: what makes two problems the same.
std::string SfenWithoutPly(const Position& position);

}  // namespace hakari::corpus

#endif  // HAKARI_SUITES_CORPUS_ANNOUNCED_END_H_
