// engine/movegen: lists of legal moves. The answer is how many there are.
#include "bench/cases.h"
#include "bench/mate_tree.h"
#include "engine/movegen/move_list.h"
#include "engine/movegen/movegen.h"

namespace hakari {
namespace {

using Generator = void (*)(const Position&, MoveList&);

// The generator is a template argument so that the call is direct, as engines make it.
template <Generator kGenerate>
BenchCase GeneratorCase(const char* what, const PositionSet& set) {
  return CountingItsAnswer(CaseOverSet(what, set,
                                       [](const Position& position) {
                                         MoveList moves;
                                         kGenerate(position, moves);
                                         return static_cast<uint64_t>(moves.size());
                                       }),
                           "moves");
}

BenchCase CountCase(const PositionSet& set) {
  return CountingItsAnswer(CaseOverSet("count_legal", set,
                                       [](const Position& position) {
                                         return static_cast<uint64_t>(CountLegal(position));
                                       }),
                           "moves");
}

}  // namespace

std::vector<BenchCase> MovegenCases() {
  std::vector<BenchCase> cases;
  for (const PositionSet* set : AllPositionSets()) {
    cases.push_back(GeneratorCase<GenerateLegal>("legal", *set));
  }
  for (const PositionSet* set : AllPositionSets()) cases.push_back(CountCase(*set));
  for (const PositionSet* set : AllPositionSets()) {
    cases.push_back(GeneratorCase<GenerateCaptures>("captures", *set));
  }
  // Not over the checks: hardly any evasion gives check itself.
  cases.push_back(GeneratorCase<GenerateChecks>("checks", QuietPositions()));
  cases.push_back(GeneratorCase<GenerateChecks>("checks", HandsPositions()));
  cases.push_back(GeneratorCase<GenerateEvasions>("evasions", CheckPositions()));
  cases.push_back(GeneratorCase<GenerateChecks>("checks", SampledMateTree().attack));
  cases.push_back(GeneratorCase<GenerateEvasions>("evasions", SampledMateTree().defence));
  return cases;
}

}  // namespace hakari
