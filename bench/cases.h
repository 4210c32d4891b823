// All benchmarks, one function for each engine package.
#ifndef HAKARI_BENCH_CASES_H_
#define HAKARI_BENCH_CASES_H_

#include <optional>
#include <vector>

#include "absl/strings/string_view.h"
#include "bench/bench_case.h"

namespace hakari::bench {

std::vector<BenchCase> PositionCases();  // do/undo, attacks
std::vector<BenchCase> MovegenCases();   // legal moves, checks, evasions, captures
std::vector<BenchCase> PerftCases();
std::vector<BenchCase> MateCases();      // mate searches
std::vector<BenchCase> NotationCases();  // SFEN
std::vector<BenchCase> PredictCases();   // features, classifications
std::vector<BenchCase> EvalCases();      // evaluations
std::vector<BenchCase> SearchCases();    // searches, quiescence, exchanges, the order of moves
std::vector<BenchCase> TreeCases();      // what mate searches spend their time on
std::vector<BenchCase> TableCases();     // the table of mate searches

std::vector<BenchCase> AllCases();

// The case of this name; empty if there is none. Makes no more other cases than necessary.
std::optional<BenchCase> FindCase(absl::string_view name);

}  // namespace hakari::bench

#endif  // HAKARI_BENCH_CASES_H_
