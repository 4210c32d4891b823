// engine/movegen: lists of legal moves. The answer is how many there are.
#include "bench/cases.h"
#include "bench/generator_case.h"
#include "engine/movegen/movegen.h"

namespace hakari::bench {
namespace {

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
  // Not over the checks: hardly any evasion gives check itself.
  cases.push_back(GeneratorCase<movegen::GenerateChecks>("checks", QuietPositions()));
  cases.push_back(GeneratorCase<movegen::GenerateChecks>("checks", HandsPositions()));
  cases.push_back(GeneratorCase<movegen::GenerateEvasions>("evasions", CheckPositions()));
  return cases;
}

}  // namespace hakari::bench
