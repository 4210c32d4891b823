// Positions from the middle of games, as different from each other as games allow: one a game, no
// two of one opening, from all phases, and each with something to decide.
#ifndef HAKARI_SUITES_MIDDLEGAME_CHOOSE_POSITIONS_H_
#define HAKARI_SUITES_MIDDLEGAME_CHOOSE_POSITIONS_H_

#include <cstdint>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/types/span.h"
#include "engine/notation/record.h"
#include "engine/position/position.h"
#include "suites/core/problem.h"

namespace hakari::suites {

struct Phase {
  const char* name;
  int first_ply, last_ply;  // moves that were played before
};

// Taken in turn, so that each has its share.
absl::Span<const Phase> Phases();

struct ChoiceRules {
  uint64_t seed = 1;
  int count = 200;
  int opening_plies = 12;       // two games whose positions after so many plies agree are alike
  int least_plies_to_come = 8;  // the last moves of a game are for the mate suites
  int least_moves = 20;         // legal ones
};

// Not in check, no mate in one, enough legal moves.
bool HasSomethingToDecide(const Position& position, const ChoiceRules& rules);

// Depends on the seed and on the games and their order, on nothing else. Ids say phase and number;
// notes are `game`, counted from 1, and `phase`. kFailedPrecondition: too few games.
absl::StatusOr<std::vector<Problem>> ChoosePositions(const std::vector<notation::GameRecord>& games,
                                                     const ChoiceRules& rules);

}  // namespace hakari::suites

#endif  // HAKARI_SUITES_MIDDLEGAME_CHOOSE_POSITIONS_H_
