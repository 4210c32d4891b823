// Makes next-move problems with proved answers from the ends of games: one move mates, or one move
// is not mated. The suite runs on them until there are books.
#ifndef HAKARI_SUITES_NEXT_MOVE_EXAMPLES_H_
#define HAKARI_SUITES_NEXT_MOVE_EXAMPLES_H_

#include <vector>

#include "absl/status/statusor.h"
#include "engine/notation/record.h"
#include "suites/core/problem.h"

namespace hakari::suites {

struct ExampleRules {
  int of_each = 6;      // of each of the three kinds
  int last_plies = 12;  // the last plies of a game, in which problems are looked for
  int least_moves = 8;  // legal moves in a problem
};

// Makes problems of three kinds in turn, one per game, in the order of the games:
//
//   theme=mate                   the best move is the only one that mates by checks
//   theme=threatmate,defence     it is the only one that is not mated by checks
//   theme=blunder                avoid: those that are mated; the game's move is among them
//
// A problem of the second kind includes the game's moves from its start. All answers are proved by
// a mate search of few nodes; a position that it cannot decide is not used. kFailedPrecondition:
// too few games.
absl::StatusOr<std::vector<Problem>> MakeExamples(const std::vector<notation::GameRecord>& games,
                                                  const ExampleRules& rules);

}  // namespace hakari::suites

#endif  // HAKARI_SUITES_NEXT_MOVE_EXAMPLES_H_
