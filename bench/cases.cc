#include "bench/cases.h"

#include <utility>

namespace hakari {

std::vector<BenchCase> AllCases() {
  std::vector<BenchCase> all;
  for (auto cases : {PositionCases, MovegenCases, PerftCases, MateCases, NotationCases}) {
    for (BenchCase& bench_case : cases()) all.push_back(std::move(bench_case));
  }
  return all;
}

}  // namespace hakari
