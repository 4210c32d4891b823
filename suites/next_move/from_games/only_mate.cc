#include "suites/next_move/from_games/only_mate.h"

#include "engine/movegen/movegen.h"

namespace hakari::suites {

std::vector<Move> OnlyMate(const Position& position, MateProver& prover) {
  std::vector<Move> line = prover.MateIn(position);
  if (line.empty()) return {};
  movegen::MoveList checks;
  movegen::GenerateChecks(position, checks);
  for (const Move check : checks) {
    if (check == line.front()) continue;
    Position after = position;
    after.DoMove(check);
    if (prover.MatesByCheck(after)) return {};
  }
  return line;
}

}  // namespace hakari::suites
