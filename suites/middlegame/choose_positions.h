// Chooses positions from the middle of games, as different from each other as possible: one per
// game, no two with the same opening, from all phases, and each with a real choice of moves.
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
  int first_ply, last_ply;  // number of moves played before the position
};

// Positions are taken from the phases in turn, so that each phase has its share.
absl::Span<const Phase> Phases();

struct ChoiceRules {
  uint64_t seed = 1;
  int count = 200;
  int opening_plies = 12;  // games with the same position after so many plies count as one opening
  int least_plies_to_come = 8;  // the last moves of a game belong in the mate suites
  int least_moves = 20;         // legal moves
};

// Not in check, no mate in one, enough legal moves.
bool HasSomethingToDecide(const Position& position, const ChoiceRules& rules);

// The choice depends only on the seed, the games and their order. Ids contain phase and number;
// notes are `game`, counted from 1, and `phase`. Returns kFailedPrecondition if there are too few
// games.
absl::StatusOr<std::vector<Problem>> ChoosePositions(const std::vector<notation::GameRecord>& games,
                                                     const ChoiceRules& rules);

}  // namespace hakari::suites

#endif  // HAKARI_SUITES_MIDDLEGAME_CHOOSE_POSITIONS_H_
