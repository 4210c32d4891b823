#include "bench/cases.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace hakari {
namespace {

// Those of the mate tree last: its positions take a search to make.
constexpr std::vector<BenchCase> (*kFamilies[])() = {
    PositionCases, MovegenCases, PerftCases, MateCases, NotationCases, PredictCases, MateTreeCases};

bool IsKey(absl::string_view name) {
  constexpr absl::string_view kKeys[] = {"do_undo/quiet",     "attack_map/quiet", "legal/quiet",
                                         "count_legal/quiet", "checks/quiet",     "evasions/check",
                                         "perft/middle/made", "pds/mate",         "dfpn/mate",
                                         "mate_in_one/tree"};
  return std::find(std::begin(kKeys), std::end(kKeys), name) != std::end(kKeys);
}

}  // namespace

std::vector<BenchCase> AllCases() {
  std::vector<BenchCase> all;
  for (const auto cases : kFamilies) {
    for (BenchCase& bench_case : cases()) {
      bench_case.is_key = IsKey(bench_case.name);
      all.push_back(std::move(bench_case));
    }
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

}  // namespace hakari
