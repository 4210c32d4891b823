// The benchmark of PDS with a policy at its seam; everything else is as in the real benchmark
// (bench/mate_bench.cc).
#ifndef HAKARI_BENCH_VARIANTS_PDS_WITH_H_
#define HAKARI_BENCH_VARIANTS_PDS_WITH_H_

#include <cstdint>
#include <memory>

#include "bench/bench_case.h"
#include "bench/cases.h"
#include "bench/positions/position_set.h"
#include "engine/mate/depth_first.h"
#include "engine/mate/depth_first_solver.h"
#include "engine/mate/mate_result.h"
#include "engine/mate/pds.h"
#include "engine/position/position.h"

namespace hakari::bench {

template <typename Policy>
BenchCase PdsWith() {
  constexpr uint32_t kNodes = 10'000;
  using Search = mate::DepthFirstSearch<mate::PdsRuleWith<Policy>>;
  const auto solver = std::make_shared<mate::DepthFirstSolver<Search>>(kNodes);
  return CountingItsAnswer(CaseOverSet("pds", MatePositions(),
                                       [solver](const Position& position) {
                                         mate::MateLimits limits;
                                         limits.nodes = kNodes;
                                         return solver->Solve(position, limits).nodes;
                                       }),
                           "nodes");
}

}  // namespace hakari::bench

#endif  // HAKARI_BENCH_VARIANTS_PDS_WITH_H_
