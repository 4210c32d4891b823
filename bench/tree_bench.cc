// What a mate search spends its time on, over the positions that one meets: checks, evasions and
// mate in one.
#include <cstdint>
#include <vector>

#include "bench/cases.h"
#include "bench/generator_case.h"
#include "bench/positions/position_set.h"
#include "engine/core/move.h"
#include "engine/mate/mate_in_one.h"
#include "engine/movegen/move_list.h"
#include "engine/movegen/movegen.h"
#include "engine/position/position.h"

namespace hakari::bench {
namespace {

// The obvious way: make every check and look for an answer.
bool MatesByTrying(const Position& position) {
  movegen::MoveList checks;
  movegen::GenerateChecks(position, checks);
  Position after = position;
  for (const Move check : checks) {
    const Undo undo = after.DoMove(check);
    movegen::MoveList answers;
    movegen::GenerateEvasions(after, answers);
    if (answers.empty()) return true;
    after.UndoMove(check, undo);
  }
  return false;
}

// Answered with the number of mates.
BenchCase MateInOneCase() {
  return CaseOverSet("mate_in_one", AttackTreePositions(), [](const Position& position) {
    return uint64_t{mate::MateInOne(position).has_value()};
  });
}
BenchCase MateByTryingCase() {
  return CaseOverSet("mate_in_one_by_trying", AttackTreePositions(),
                     [](const Position& position) { return uint64_t{MatesByTrying(position)}; });
}

}  // namespace

std::vector<BenchCase> TreeCases() {
  return {GeneratorCase<movegen::GenerateChecks>("checks", AttackTreePositions()),
          GeneratorCase<movegen::GenerateEvasions>("evasions", DefenceTreePositions()),
          MateInOneCase(), MateByTryingCase()};
}

}  // namespace hakari::bench
