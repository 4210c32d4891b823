#include "bench/cases.h"

#include <utility>

namespace hakari::bench {
namespace {

// The table's cases come last: filling a large table takes time.
constexpr std::vector<BenchCase> (*kFamilies[])() = {
    PositionCases, MovegenCases, PerftCases,  MateCases, NotationCases,
    PredictCases,  EvalCases,    SearchCases, TreeCases, TableCases};

}  // namespace

std::vector<BenchCase> AllCases() {
  std::vector<BenchCase> all;
  for (const auto cases : kFamilies) {
    for (BenchCase& bench_case : cases()) all.push_back(std::move(bench_case));
  }
  return all;
}

std::optional<BenchCase> FindCase(absl::string_view name) {
  for (const auto cases : kFamilies) {
    for (BenchCase& bench_case : cases()) {
      if (bench_case.name == name) return std::move(bench_case);
    }
  }
  return std::nullopt;
}

}  // namespace hakari::bench
