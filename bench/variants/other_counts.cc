#include "bench/variants/other_counts.h"

#include <cstdint>
#include <memory>
#include <utility>

#include "bench/cases.h"
#include "bench/positions/position_set.h"
#include "engine/mate/depth_first.h"
#include "engine/mate/depth_first_solver.h"
#include "engine/mate/mate_result.h"
#include "engine/mate/numbers.h"
#include "engine/mate/pds.h"
#include "engine/mate/seams.h"
#include "engine/position/position.h"

namespace hakari {
namespace {

struct LongStepsPolicy : NoPolicy {
  Numbers Increments(const ChildView&) const { return {2, 2}; }
};

BenchCase PdsByLongSteps() {
  constexpr uint32_t kNodes = 10'000;  // as in the real benchmark
  using Search = DepthFirstSearch<PdsRuleWith<LongStepsPolicy>>;
  const auto solver = std::make_shared<DepthFirstSolver<Search>>(kNodes);
  return CountingItsAnswer(CaseOverSet("pds", MatePositions(),
                                       [solver](const Position& position) {
                                         MateLimits limits;
                                         limits.nodes = kNodes;
                                         return solver->Solve(position, limits).nodes;
                                       }),
                           "nodes");
}

}  // namespace

std::vector<BenchCase> OtherCountsCases() {
  std::vector<BenchCase> all = AllCases();
  for (BenchCase& bench_case : all) {
    if (bench_case.name == "pds/mate") bench_case = PdsByLongSteps();
  }
  return all;
}

std::optional<BenchCase> FindOtherCountsCase(absl::string_view name) {
  return name == "pds/mate" ? PdsByLongSteps() : FindCase(name);
}

}  // namespace hakari
