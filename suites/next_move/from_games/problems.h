// Makes books of problems from findings, and counts how many positions each condition dropped.
#ifndef HAKARI_SUITES_NEXT_MOVE_FROM_GAMES_PROBLEMS_H_
#define HAKARI_SUITES_NEXT_MOVE_FROM_GAMES_PROBLEMS_H_

#include <map>
#include <string>
#include <vector>

#include "engine/notation/record.h"
#include "suites/core/problem.h"
#include "suites/next_move/from_games/look_through.h"

namespace hakari::suites {

struct MadeProblems {
  std::vector<std::vector<Problem>> books;
  int looked_at = 0;                 // positions
  std::map<Condition, int> dropped;  // by the condition that they failed; without kChosen
  int twice = 0;                     // problems whose position an earlier one has
  int beyond = 0;                    // problems that the books have no room for
};

// Deals the problems, in the order of the games, to the books in turn, until each has `a_book`
// problems (0: no limit). Ids are <book>-<number>; notes: best, book, theme, game (from 1), ply,
// by, score, second, line; for kAgreement also `seen`, how many judges played the move at their
// quick look.
MadeProblems MakeProblems(const std::vector<notation::GameRecord>& games,
                          const std::vector<std::optional<GameFinding>>& findings,
                          const std::vector<std::string>& books, size_t a_book);

}  // namespace hakari::suites

#endif  // HAKARI_SUITES_NEXT_MOVE_FROM_GAMES_PROBLEMS_H_
