// Next-move problems whose answers are proved, from the ends of games: one move mates, or one move
// is not mated. Small and honest: what a suite can be run on before there are books.
#ifndef HAKARI_SUITES_NEXT_MOVE_EXAMPLES_H_
#define HAKARI_SUITES_NEXT_MOVE_EXAMPLES_H_

#include <vector>

#include "absl/status/statusor.h"
#include "engine/notation/record.h"
#include "suites/core/problem.h"

namespace hakari::suites {

struct ExampleRules {
  int of_each = 6;      // of each of the three kinds
  int last_plies = 12;  // of a game, in which problems are looked for
  int least_moves = 8;  // to choose from
};

// Three kinds in turn, one a game, in the order of the games:
//
//   theme=mate                   the best move is the only one that mates by checks
//   theme=threatmate,defence     it is the only one that is not mated by checks
//   theme=blunder                avoid: those that are mated; the game's move is among them
//
// The second kind has its moves from the start of the game. Everything is proved by a mate search
// of few nodes; what it cannot tell is no problem. kFailedPrecondition: too few games.
absl::StatusOr<std::vector<Problem>> MakeExamples(const std::vector<notation::GameRecord>& games,
                                                  const ExampleRules& rules);

}  // namespace hakari::suites

#endif  // HAKARI_SUITES_NEXT_MOVE_EXAMPLES_H_
