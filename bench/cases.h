// Every benchmark there is, one function an engine package.
#ifndef HAKARI_BENCH_CASES_H_
#define HAKARI_BENCH_CASES_H_

#include <vector>

#include "bench/bench_case.h"

namespace hakari {

std::vector<BenchCase> PositionCases();  // do/undo, attacks
std::vector<BenchCase> MovegenCases();   // legal moves, checks, evasions, captures
std::vector<BenchCase> PerftCases();
std::vector<BenchCase> MateCases();      // mate searches, their table
std::vector<BenchCase> NotationCases();  // SFEN

std::vector<BenchCase> AllCases();

}  // namespace hakari

#endif  // HAKARI_BENCH_CASES_H_
