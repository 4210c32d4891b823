// engine/movegen: lists of legal moves. Further down, the functions on which a mate search spends
// its time, over the positions that it meets: checks, evasions and mate in one.
#include <cstdint>
#include <vector>

#include "bench/bench_case.h"
#include "bench/cases.h"
#include "bench/positions/position_set.h"
#include "engine/core/move.h"
#include "engine/mate/mate_in_one.h"
#include "engine/movegen/move_list.h"
#include "engine/movegen/movegen.h"
#include "engine/position/position.h"

namespace hakari::bench {
namespace {

// The answer is the number of moves.
using Generator = void (*)(const Position&, movegen::MoveList&);

// The generator is a template argument so that the call is direct, as in engines.
template <Generator kGenerate>
BenchCase GeneratorCase(const char* what, const PositionSet& set) {
  return CountingItsAnswer(CaseOverSet(what, set,
                                       [](const Position& position) {
                                         movegen::MoveList moves;
                                         kGenerate(position, moves);
                                         return static_cast<uint64_t>(moves.size());
                                       }),
                           "moves");
}

BenchCase CountCase(const PositionSet& set) {
  return CountingItsAnswer(
      CaseOverSet("count_legal", set,
                  [](const Position& position) {
                    return static_cast<uint64_t>(movegen::CountLegal(position));
                  }),
      "moves");
}

}  // namespace

std::vector<BenchCase> MovegenCases() {
  std::vector<BenchCase> cases;
  for (const PositionSet* set : AllPositionSets()) {
    cases.push_back(GeneratorCase<movegen::GenerateLegal>("legal", *set));
  }
  for (const PositionSet* set : AllPositionSets()) cases.push_back(CountCase(*set));
  for (const PositionSet* set : AllPositionSets()) {
    cases.push_back(GeneratorCase<movegen::GenerateCaptures>("captures", *set));
  }
  // Not over the set of checks: hardly any evasion gives check itself.
  cases.push_back(GeneratorCase<movegen::GenerateChecks>("checks", QuietPositions()));
  cases.push_back(GeneratorCase<movegen::GenerateChecks>("checks", HandsPositions()));
  cases.push_back(GeneratorCase<movegen::GenerateEvasions>("evasions", CheckPositions()));
  return cases;
}

namespace {

// The obvious way: makes every check and looks for a reply.
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

// The answer is the number of mates.
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
